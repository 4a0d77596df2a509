import { accountSecurityTexts, passwordTexts } from '../../texts/admin/accountSecurity.texts'
import { joinTexts, roleNames, roleNotes, peopleTexts as texts } from '../../texts/admin/people.texts'
import { forgottenTexts } from '../../texts/admin/signIn.texts'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import type { FieldDefinition } from '../forms/fieldDefinition'
import { accountRoles } from './accountRoles'
import type { LinkKind } from './people.types'

const role: FieldDefinition = {
  name: 'role',
  type: 'radio',
  label: texts.role,
  options: accountRoles.map((value) => ({ value, label: `${roleNames[value]}: ${roleNotes[value]}` })),
  rules: { kind: 'string', required: true },
}

/** Before what changes who comes in: as in `buildProofForm`. */
const proof: FieldDefinition = {
  name: 'currentPassword',
  type: 'password',
  label: accountSecurityTexts.password,
  notes: accountSecurityTexts.passwordNote,
  autocomplete: 'current-password',
  rules: { kind: 'string', required: true, max: 200 },
}

/** Asks somebody to join the account. */
export function buildInviteForm(): BuiltForm {
  const email: FieldDefinition = {
    name: 'email',
    type: 'email',
    label: texts.email,
    notes: texts.emailNote,
    autocomplete: 'off',
    rules: { kind: 'email', required: true, max: 100 },
  }
  return buildForm(texts.inviteTitle, [{ id: 'invite', title: '', fields: [email, role, proof] }])
}

/** Whoever has forgotten the password says whom the link to a new one is for. */
export function buildForgottenForm(): BuiltForm {
  const email: FieldDefinition = {
    name: 'email',
    type: 'email',
    label: forgottenTexts.email,
    autocomplete: 'username',
    rules: { kind: 'email', required: true, max: 100 },
  }
  return buildForm(forgottenTexts.title, [{ id: 'forgotten', title: '', fields: [email] }])
}

/** Says what somebody does from now on. */
export function buildRoleForm(): BuiltForm {
  return buildForm(texts.changeRole, [{ id: 'role', title: '', fields: [role, proof] }])
}

/** What who holds a link says of himself; bounds of the password as in `buildPasswordForm`. */
export function buildJoinForm(kind: LinkKind): BuiltForm {
  const name: FieldDefinition = {
    name: 'name',
    type: 'text',
    label: joinTexts.name,
    autocomplete: 'name',
    rules: { kind: 'string', required: true, max: 100 },
  }
  const password: FieldDefinition = {
    name: 'newPassword',
    type: 'password',
    label: joinTexts.password,
    notes: passwordTexts.note,
    autocomplete: 'new-password',
    rules: { kind: 'string', required: true, min: 10, max: 200 },
  }
  const fields = kind === 'invitation' ? [name, password] : [password]
  return buildForm(joinTexts.title, [{ id: 'join', title: '', fields }])
}
