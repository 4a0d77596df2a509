import { beginUpload, getUpload, sendApplicationFiles, sendPiece } from './uploads.routes'

export const uploadsEndpoints = {
  sendApplicationFiles,
  beginUpload,
  getUpload,
  sendPiece,
}
