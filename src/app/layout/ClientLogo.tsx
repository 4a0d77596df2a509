import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { clientFile } from '../../data/site/clientFile'
import { paths } from '../../pages/routing/paths'
import { useClient } from '../../pages/shared/site/SiteContext'
import './ClientLogo.css'

/** The client's logo. It links to the address that the client configured, or else to the job list [LY-01]. */
export function ClientLogo(): ReactNode {
  const { settings } = useClient()
  const address = settings.customLogoRedirectUrl
  return address ? (
    <a className="fy-logo" href={address}>
      <LogoContent />
    </a>
  ) : (
    <Link className="fy-logo" to={paths.job.href()}>
      <LogoContent />
    </Link>
  )
}

function LogoContent(): ReactNode {
  const client = useClient()
  const { config, settings } = client
  const small = config.mobileLogoName ?? config.logoName
  if (!small)
    return (
      <>
        <span className="fy-logo__letter" aria-hidden="true">
          {settings.company.slice(0, 1)}
        </span>
        <span className="fy-logo__company">{settings.company}</span>
      </>
    )
  return (
    <>
      <picture>
        {config.logoName ? (
          <source media="(min-width: 48.0625rem)" srcSet={clientFile(client, config.logoName)} />
        ) : null}
        <img className="fy-logo__image" src={clientFile(client, small)} alt="" />
      </picture>
      <span
        className={config.logoName ? 'fy-logo__company fy-logo__company--small-only' : 'fy-logo__company'}
      >
        {settings.company}
      </span>
    </>
  )
}
