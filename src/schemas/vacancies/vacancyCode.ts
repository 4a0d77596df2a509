import { cleanCode } from '../fields/cleanText'
/**
 * Returns a key that is the same for codes of the same vacancy: surrounding spaces and the case of the letters A to Z
 * are ignored, which matches `lower(trim(code))` on SQLite and PostgreSQL.
 */
export function toVacancyCodeKey(code: string): string {
  return cleanCode(code).replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
