import { ZipFile } from 'yazl'

interface ZipOptions {
  comment?: string
  /** Names to replace after packing, because the packer refuses names that lead out of the folder. */
  rename?: Record<string, string>
}

/** Returns a zip file of these files, as another program would create it. */
export async function getZip(
  files: Record<string, string | Buffer>,
  { comment, rename = {} }: ZipOptions = {},
): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end({ forceZip64Format: false, comment: comment ?? '' })
  const parts: Buffer[] = []
  for await (const part of zip.outputStream) parts.push(part as Buffer)
  return Object.entries(rename).reduce(renameEntry, Buffer.concat(parts))
}

/** Replaces both occurrences of a name; the new name must have the same length. */
function renameEntry(zip: Buffer, [from, to]: [string, string]): Buffer {
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}
