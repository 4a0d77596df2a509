import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Returns true if the stamp says that the work was completed for exactly this input. */
export const isStampCurrent = (file, value) => existsSync(file) && readFileSync(file, 'utf8') === value

/** Removes the stamp before the work begins, so that interrupted work is done again. */
export const removeStamp = (file) => rmSync(file, { force: true })

export const writeStamp = (file, value) => writeFileSync(file, value)
