import { checkSite } from '../../../../src/schemas/site/checkSite'
import type { SiteFinding } from '../../../../src/schemas/site/siteFinding'
import type { Db } from '../../../db/openDatabase'
import type { Client } from '../../../repositories/accounts/clients'
import type { DraftContent } from '../../../repositories/sites/siteDrafts'
import { readSiteFile } from '../../../repositories/sites/siteFiles'
import { ProblemError } from '../../problem'

/** What is wrong with a drafted site, by the same rules as everywhere. */
async function findFaults(
  trx: Db,
  { id, company }: Pick<Client, 'id' | 'company'>,
  { configText, files }: DraftContent,
): Promise<SiteFinding[]> {
  const textOf = async (name: string) => {
    const file = files[name]
    return file && (await readSiteFile(trx, id, file.hash))?.toString('utf8')
  }
  const [sidebarHtml, css] = [await textOf('sidebar.html'), await textOf('styles.min.css')]
  return checkSite({
    ...{ configText, files, company },
    ...(sidebarHtml === undefined ? {} : { sidebarHtml }),
    ...(css === undefined ? {} : { css }),
  })
}

/** Warnings keep nothing from being published. @throws not-publishable, with everything that was found */
export async function refuseFaults(trx: Db, client: Client, content: DraftContent): Promise<void> {
  const findings = await findFaults(trx, client, content)
  if (findings.some(({ severity }) => severity === 'error')) {
    throw new ProblemError('not-publishable', { members: { findings } })
  }
}
