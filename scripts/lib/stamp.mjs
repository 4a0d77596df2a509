import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** True if the work of a stamp was finished for exactly this input. */
export const isStampCurrent = (file, value) => existsSync(file) && readFileSync(file, 'utf8') === value

/** Taken away before the work begins, so that work that was interrupted is done again. */
export const removeStamp = (file) => rmSync(file, { force: true })

export const writeStamp = (file, value) => writeFileSync(file, value)
