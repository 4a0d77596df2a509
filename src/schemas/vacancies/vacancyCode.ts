import { cleanCode } from '../fields/cleanText'
/**
 * Two codes with the same key name the same vacancy: spaces around a code and the case of its letters A to Z do not count,
 * which is what `lower(trim(code))` compares on SQLite and PostgreSQL alike.
 */
export function vacancyCodeKey(code: string): string {
  return cleanCode(code).replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}
