import { getCurrentLanguage } from './language'

/** Formats a number of bytes as '412 KB' or '1.8 MB', with the current language's decimal separator. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return `${new Intl.NumberFormat(getCurrentLanguage(), digits).format(bytes / 1024 / 1024)} MB`
}
