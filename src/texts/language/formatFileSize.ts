import { languageInForce } from './language'

/** Bytes as people read them: '412 KB', '1.8 MB'; with the language's own comma. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return `${new Intl.NumberFormat(languageInForce(), digits).format(bytes / 1024 / 1024)} MB`
}
