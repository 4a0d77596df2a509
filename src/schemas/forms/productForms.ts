import { buildAddFieldForm } from './accountSchema/buildAddFieldForm'
import { buildCatalogueForm } from './accountSchema/buildCatalogueForm'
import { schemaFieldForms } from './accountSchema/buildSchemaFieldForm'
import { buildAddComparisonForm, buildMatchForm, everyComparisonForm } from './accountSchema/comparisonForms'
import { buildActivityForm } from './buildActivityForm'
import { buildApplicationFiltersForm } from './buildApplicationFiltersForm'
import {
  buildBackOfficeForm,
  buildFramesForm,
  buildKeyForm,
  buildReplyAddressForm,
  buildRetainDaysForm,
  buildSecretForm,
} from './buildConnectionForms'
import { buildDecommissionForm } from './buildDecommissionForm'
import { buildExportForm } from './buildExportForm'
import { buildJobFiltersForm } from './buildJobFiltersForm'
import { buildLoginForm } from './buildLoginForm'
import { buildNoteForm } from './buildNoteForm'
import { buildPasswordForm } from './buildPasswordForm'
import { buildPersonForm } from './buildPersonForm'
import { proofForms } from './buildProofForm'
import { buildRetentionForm } from './buildRetentionForm'
import { buildUserForm } from './buildUserForm'
import type { BuiltForm } from './builtForm'
import { buildForgottenForm, buildInviteForm, buildJoinForm, buildRoleForm } from './peopleForms'
import { questionForms } from './vacancies/buildQuestionForm'

/**
 * The product's own forms, every schema that they can have but for the settings', which differ from client to
 * client: the server compiles their validators by hash.
 */
export function productForms(): BuiltForm[] {
  const none = { locations: [], departments: [], employmentTypes: [] }
  return [
    buildLoginForm(),
    buildJobFiltersForm({ ...none, showDepartment: true }),
    buildJobFiltersForm({ ...none, showDepartment: false }),
    buildApplicationFiltersForm(),
    buildApplicationFiltersForm(undefined, true),
    buildExportForm(),
    buildNoteForm(),
    buildUserForm('create'),
    buildUserForm('edit'),
    buildDecommissionForm(),
    buildPasswordForm(),
    ...proofForms,
    buildForgottenForm(),
    buildInviteForm(),
    buildRoleForm(),
    buildJoinForm('invitation'),
    buildJoinForm('password'),
    buildActivityForm([]),
    buildActivityForm(null),
    buildPersonForm(),
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
    ...schemaFieldForms(),
    buildAddComparisonForm([]),
    buildMatchForm(),
    ...everyComparisonForm(),
    ...questionForms(),
  ]
}
