import { getEmploymentTypes, putEmploymentTypes } from './employmentTypes.routes'
import { getFormSchema, listFormSchemaVersions, putFormSchema, restoreFormSchema } from './formSchema.routes'
import { getPlacement, putFrames, putReplyAddress, putRetainDays } from './policies.routes'
import { getPublicSettings } from './publicSettings.routes'
import { getSettings, putSettings } from './settings.routes'

export const settingsEndpoints = {
  getSettings,
  putSettings,
  getFormSchema,
  putFormSchema,
  listFormSchemaVersions,
  restoreFormSchema,
  getPlacement,
  putFrames,
  putReplyAddress,
  putRetainDays,
  getPublicSettings,
  getEmploymentTypes,
  putEmploymentTypes,
}
