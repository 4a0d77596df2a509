import { adminPages } from '../../pages/definitions/adminPages'
import { paths } from '../../pages/paths'
import type { Role } from '../../schemas/session'
import { dashboardTexts } from '../../texts/site'

/** The Dashboard's entries for this role, Logout apart; none leads to a page that the site does not have [LY-03]. */
export function dashboardLinks(role: Role): { label: string; href: string }[] {
  const entries = [
    { label: dashboardTexts.availableJobs, href: paths.viewJobs.href() },
    { label: dashboardTexts.expressionsOfInterest, href: paths.expressions.href() },
    { label: dashboardTexts.submittedApplications, href: paths.viewApplications.href() },
    { label: dashboardTexts.submittedExpressions, href: paths.submittedExpressions.href() },
    { label: dashboardTexts.settings, href: paths.settings.href(), page: 'settings' },
    { label: dashboardTexts.userManagement, href: paths.userManagement.href(), page: 'userManagement' },
  ]
  return entries
    .filter(({ page }) => page === undefined || adminPages.some(({ name }) => name === page))
    .filter(({ page }) => page !== 'userManagement' || role === 'SuperUser')
    .map(({ label, href }) => ({ label, href }))
}
