import type { BootData } from '../../schemas/pageData/pageData'

/** What the server wrote into the page; a page that it did not write names its client by the host alone. */
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
