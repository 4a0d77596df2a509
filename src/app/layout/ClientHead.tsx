import type { ReactNode } from 'react'
import type { ReadyClient } from '../../data/clientSite'
import { clientFile } from './clientFile'

/** The client's part of the document's head; React moves these there. */
export function ClientHead({ client }: { client: ReadyClient }): ReactNode {
  const { config } = client
  return (
    <>
      {config.faviconName ? <link rel="icon" href={clientFile(client, config.faviconName)} /> : null}
      <meta name="theme-color" content={config.themeColor} />
    </>
  )
}
