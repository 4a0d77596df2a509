import { siteRefusals } from '../../../../src/texts/siteVersions'
import type { Scanner } from '../../files/scanner'
import { ProblemError } from '../../problem'

/**
 * Files of a site are scanned before they are kept, since visitors get them as they are. @throws invalid, when the scanner finds
 * something in one; ScannerError, when it does not judge
 */
export async function requireClean(
  scanner: Scanner | null,
  files: Iterable<[string, Buffer]>,
): Promise<void> {
  if (!scanner) return
  for (const [name, bytes] of files) {
    if ((await scanner.scan(bytes)) === 'clean') continue
    throw new ProblemError('invalid', { errors: [{ path: '', message: siteRefusals.infected(name) }] })
  }
}
