import type { BootData } from '../../schemas/pageData/pageData'

/** Reads the data that the server embedded in the page; without it, the host name identifies the client. */
export function readBootData(document: Document, subdomain: string): BootData {
  const nothing: BootData = { clientCode: subdomain, company: null, page: null }
  const text = document.getElementById('foyer-boot')?.textContent?.trim()
  if (!text) return nothing
  try {
    const {
      clientCode = null,
      company = null,
      page = null,
      language = 'en',
    }: Partial<BootData> = JSON.parse(text)
    return { clientCode, company, page, language }
  } catch {
    return nothing
  }
}
