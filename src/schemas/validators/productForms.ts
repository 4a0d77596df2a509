import { buildAddFieldForm, buildCatalogueForm } from '../accountSchema/accountSchema.forms'
import { buildAllSchemaFieldForms } from '../accountSchema/buildSchemaFieldForm'
import {
  buildAddComparisonForm,
  buildAllComparisonForms,
  buildMatchForm,
} from '../accountSchema/comparisonForms'
import { buildLoginForm, reauthenticationForms } from '../accountSecurity/accountSecurity.forms'
import { buildPasswordForm } from '../accountSecurity/buildPasswordForm'
import { buildDecommissionForm } from '../accounts/buildDecommissionForm'
import { buildUserForm } from '../accounts/buildUserForm'
import {
  buildAccountLinkForm,
  buildForgottenPasswordForm,
  buildInviteForm,
  buildRoleForm,
} from '../accounts/people.forms'
import { buildActivityForm } from '../activity/buildActivityForm'
import { buildApplicationFiltersForm } from '../applications/buildApplicationFiltersForm'
import { buildExportForm } from '../applications/buildExportForm'
import { buildNoteForm } from '../applications/buildNoteForm'
import { buildAllQuestionForms } from '../authoring/buildQuestionForm'
import {
  buildBackOfficeForm,
  buildFramesForm,
  buildKeyForm,
  buildReplyAddressForm,
  buildRetainDaysForm,
  buildSecretForm,
} from '../connections/connections.forms'
import type { BuiltForm } from '../forms/builtForm'
import { buildJobFiltersForm } from '../jobList/buildJobFiltersForm'
import { buildPersonSearchForm, buildRetentionForm } from '../privacy/privacy.forms'

/**
 * Returns the forms of the product that are the same for every client, except external forms, which have no compiled
 * validator. Browsers request the compiled validator of a form by the hash of its schema.
 */
export function buildProductForms(): BuiltForm[] {
  const noChoices = { locations: [], departments: [], employmentTypes: [] }
  return [
    buildLoginForm(),
    buildJobFiltersForm({ ...noChoices, hasDepartment: true }),
    buildJobFiltersForm({ ...noChoices, hasDepartment: false }),
    buildApplicationFiltersForm(),
    buildApplicationFiltersForm(false),
    buildExportForm(),
    buildNoteForm(),
    buildUserForm('create'),
    buildUserForm('edit'),
    buildDecommissionForm(),
    buildPasswordForm(),
    ...reauthenticationForms,
    buildForgottenPasswordForm(),
    buildInviteForm(),
    buildRoleForm(),
    buildAccountLinkForm('invitation'),
    buildAccountLinkForm('password'),
    buildActivityForm([]),
    buildActivityForm(null),
    buildPersonSearchForm(),
    buildRetentionForm(),
    buildBackOfficeForm(),
    buildKeyForm(),
    buildFramesForm(),
    buildReplyAddressForm(),
    buildRetainDaysForm(),
    buildSecretForm(),
    buildCatalogueForm(),
    buildAddFieldForm(),
    buildAddFieldForm(true),
    ...buildAllSchemaFieldForms(),
    buildAddComparisonForm([]),
    buildMatchForm(),
    ...buildAllComparisonForms(),
    ...buildAllQuestionForms(),
  ]
}
