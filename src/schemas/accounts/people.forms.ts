import { accountSecurityTexts, changePasswordTexts } from '../../texts/admin/accountSecurity.texts'
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

/**
 * The current password, which is required before access rights change; the same field as in
 * `buildReauthenticationForm`.
 */
const currentPassword: FieldDefinition = {
  name: 'currentPassword',
  type: 'password',
  label: accountSecurityTexts.password,
  notes: accountSecurityTexts.passwordNote,
  autocomplete: 'current-password',
  rules: { kind: 'string', required: true, max: 200 },
}

/** Builds the form that invites a user to the account. */
export function buildInviteForm(): BuiltForm {
  const email: FieldDefinition = {
    name: 'email',
    type: 'email',
    label: texts.email,
    notes: texts.emailNote,
    autocomplete: 'off',
    rules: { kind: 'email', required: true, max: 100 },
  }
  return buildForm(texts.inviteTitle, [{ id: 'invite', title: '', fields: [email, role, currentPassword] }])
}

/** Builds the form that requests a link to reset a forgotten password. */
export function buildForgottenPasswordForm(): BuiltForm {
  const email: FieldDefinition = {
    name: 'email',
    type: 'email',
    label: forgottenTexts.email,
    autocomplete: 'username',
    rules: { kind: 'email', required: true, max: 100 },
  }
  return buildForm(forgottenTexts.title, [{ id: 'forgotten', title: '', fields: [email] }])
}

/** Builds the form that changes a user's role. */
export function buildRoleForm(): BuiltForm {
  return buildForm(texts.changeRole, [{ id: 'role', title: '', fields: [role, currentPassword] }])
}

/**
 * Builds the form that the holder of a link fills in. The bounds of the password are those of `buildPasswordForm`.
 */
export function buildAccountLinkForm(kind: LinkKind): BuiltForm {
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
    notes: changePasswordTexts.note,
    autocomplete: 'new-password',
    rules: { kind: 'string', required: true, min: 10, max: 200 },
  }
  const fields = kind === 'invitation' ? [name, password] : [password]
  return buildForm(joinTexts.title, [{ id: 'join', title: '', fields }])
}
