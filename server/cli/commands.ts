import type { Command, CommandWithoutDatabase, CommandWithoutEnvironment } from './command'
import { backup } from './commands/backup'
import { checkClient } from './commands/checkClient'
import { clock } from './commands/clock'
import { createClient } from './commands/createClient'
import { createKey } from './commands/createKey'
import { createSuperuser } from './commands/createSuperuser'
import { deliveries } from './commands/deliveries'
import { distribute } from './commands/distribute'
import { doctor } from './commands/doctor'
import { erasePersonCommand } from './commands/erasePerson'
import { erasures } from './commands/erasures'
import { exportClient } from './commands/exportClient'
import { exportPersonCommand } from './commands/exportPerson'
import { importVacancies } from './commands/importVacancies'
import { mail } from './commands/mail'
import { migrate } from './commands/migrate'
import { receive } from './commands/receive'
import { removeCodesCommand } from './commands/removeCodes'
import { removeDemo } from './commands/removeDemo'
import { restore } from './commands/restore'
import { retain } from './commands/retain'
import { revokeKey } from './commands/revokeKey'
import { seed } from './commands/seed'
import { sendTestMail } from './commands/sendTestMail'
import { serve } from './commands/serve'
import { setBackOffice } from './commands/setBackOffice'
import { setPolicy } from './commands/setPolicy'
import { siteCommand } from './commands/site'
import { sweepFiles } from './commands/sweepFiles'
import { unlock } from './commands/unlock'

/** Any command of the operator's command line. */
export type AnyCommand = Command | CommandWithoutDatabase | CommandWithoutEnvironment

/** Commands by verb, in the order in which they are listed. */
export const commands: Record<string, AnyCommand> = {
  serve,
  migrate,
  doctor,
  'create-superuser': createSuperuser,
  'create-client': createClient,
  unlock,
  'remove-codes': removeCodesCommand,
  'create-key': createKey,
  'revoke-key': revokeKey,
  'set-backoffice': setBackOffice,
  import: importVacancies,
  export: exportClient,
  seed,
  'remove-demo': removeDemo,
  backup,
  restore,
  deliveries,
  distribute,
  receive,
  mail,
  'send-test-mail': sendTestMail,
  'sweep-files': sweepFiles,
  'set-policy': setPolicy,
  'erase-person': erasePersonCommand,
  erasures,
  'export-person': exportPersonCommand,
  retain,
  clock,
  'check-client': checkClient,
  site: siteCommand,
}
