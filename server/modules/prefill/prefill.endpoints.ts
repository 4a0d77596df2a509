import { getPrefill, readResume, sendPrefilledResume } from './prefill.routes'

export const prefillEndpoints = {
  getPrefill,
  readResume,
  sendPrefilledResume,
}
