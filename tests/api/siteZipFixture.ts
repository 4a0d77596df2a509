import { ZipFile } from 'yazl'

interface ZipOptions {
  comment?: string
  /** Names as they are, wherever they lead: what packs them refuses those that lead out. */
  rename?: Record<string, string>
}

/** A zip file of these files, as some other program would make it. */
export async function getZip(
  files: Record<string, string | Buffer>,
  { comment, rename = {} }: ZipOptions = {},
): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end({ forceZip64Format: false, comment: comment ?? '' })
  const parts: Buffer[] = []
  for await (const part of zip.outputStream) parts.push(part as Buffer)
  return Object.entries(rename).reduce(renamed, Buffer.concat(parts))
}

/** Both places of a name; the new one has to be as long. */
function renamed(zip: Buffer, [from, to]: [string, string]): Buffer {
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}
