import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useHydrated, useStoreValue } from '../../data/react/useStoreValue'

import { getRole } from '../../data/session/sessionMachine'
import { paths } from '../../pages/routing/paths'
import { ClientText } from '../../pages/shared/content/ClientText'
import { useNow } from '../../pages/shared/dateTime/useNow'
import { SiteLink } from '../../pages/shared/links/SiteLink'
import { useClient, useSite } from '../../pages/shared/site/SiteContext'
import { layoutTexts } from '../../texts/public/site.texts'
import { logOut } from '../start/startSite'
import './SiteFooter.css'
import { toLanguagePath } from '../../schemas/pages/languagePath'
import {
  getCurrentLanguage,
  getEnglishLangAttributes,
  type Language,
  languageNames,
} from '../../texts/language/language'

/** Copyright, version, address, the client's links, languages, privacy, and sign-in or sign-out [LY-04]. */
export function SiteFooter(): ReactNode {
  const site = useSite()
  const { config, settings, versionNumber } = useClient()
  const role = useStoreValue(site.session.store, getRole)
  const year = new Date(useNow()).getFullYear()
  const { pathname, search } = useLocation()
  // The server does not know the public origin of the request.
  const address = useHydrated() ? window.location.origin + pathname + search : ''
  return (
    <footer className="fy-footer fy-ruled fy-surface fy-note">
      <div className="fy-footer__row fy-cluster fy-between">
        <p className="fy-wrap fy-plain-list fy-gap-2-5">
          <span>{layoutTexts.copyright(year, settings.company)}</span>
          {versionNumber ? <span>{layoutTexts.version(versionNumber)}</span> : null}
          <span className="fy-footer__address">{address}</span>
        </p>
        <ul className="fy-footer__links fy-no-print fy-wrap fy-plain-list fy-gap-2-5">
          {config.footerLinks.map((link) => (
            <li key={`${link.label} ${link.url}`}>
              <SiteLink href={link.url} target={link.target}>
                <ClientText labels={link} textKey="label">
                  {link.label}
                </ClientText>
              </SiteLink>
            </li>
          ))}
          {settings.privacyLink ? (
            <li>
              <a href={settings.privacyLink} target="_blank" rel="noopener">
                <span {...getEnglishLangAttributes()}>
                  {settings.privacyLinkLabel || settings.privacyLink}
                </span>
                <span className="fy-visually-hidden"> {layoutTexts.opensInNewTab}</span>
              </a>
            </li>
          ) : null}
          <LanguageLinks />
          <li>
            <Link to={paths.privacy.href()}>{layoutTexts.privacy}</Link>
          </li>
          <li>
            {role === 'Guest' || role === null ? (
              <Link to={paths.login.href()}>{layoutTexts.login}</Link>
            ) : (
              <button type="button" className="fy-footer__button" onClick={() => void logOut(site)}>
                {layoutTexts.logout}
              </button>
            )}
          </li>
        </ul>
      </div>
    </footer>
  )
}

/** Links to the page in the client's other languages, named in those languages; each reloads the page. */
function LanguageLinks(): ReactNode {
  const { languages } = useClient().settings
  const { pathname, search } = useLocation()
  const availableLanguages: Language[] = ['en', ...languages]
  const others = availableLanguages.filter((item) => item !== getCurrentLanguage())
  return others.map((language) => (
    <li key={language}>
      <a href={toLanguagePath(language, pathname + search)} lang={language} hrefLang={language}>
        {languageNames[language]}
      </a>
    </li>
  ))
}
