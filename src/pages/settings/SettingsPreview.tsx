import './SettingsPreview.css'
import { ExternalLink, Share2 } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import { buildApplicationFormPreview } from '../../schemas/applicationForm/buildApplicationForm'
import { fieldCatalogue } from '../../schemas/fieldCatalogue/fieldCatalogue'
import type { FieldValue, FormValues } from '../../schemas/fields/fieldValue'
import { getFieldUi } from '../../schemas/forms/builtForm'
import { getRecentVacancies } from '../../schemas/jobList/recentVacancies'
import { getRowKey, parseApplicationFields } from '../../schemas/settings/applicationFieldRows'
import { settingsPageTexts as texts } from '../../texts/admin/settings.texts'
import { jobListTexts, layoutTexts } from '../../texts/public/site.texts'
import { paths } from '../routing/paths'
import { LocalDay } from '../shared/dateTime/LocalDay'
import { FormPreviewPane } from '../shared/preview/FormPreviewPane'
import { PreviewPane } from '../shared/preview/PreviewPane'
import { useClient, useSite } from '../shared/site/SiteContext'
import type { SettingsEdit } from './useSettingsEdit'

/** Preview of the site with the settings of the general tab. */
export function GeneralPreview({ edit: { editedSettings } }: { edit: SettingsEdit }): ReactNode {
  const values = useSyncExternalStore(
    editedSettings.subscribe,
    editedSettings.getValues,
    editedSettings.getValues,
  )
  return (
    <PreviewPane note={texts.previewNote.general}>
      <SitePreview values={values} />
      <LinksPreview values={values} />
    </PreviewPane>
  )
}

interface ApplicationFormPreviewProps {
  edit: SettingsEdit
  /** Key of the selected field's row in the settings form; null if none is selected. */
  selected: string | null
  onSelect: (rowKey: string) => void
  onEdit: (rowKey: string) => void
}

/** Preview of the application form. It uses the builder that also builds the applicants' form. */
export function ApplicationFormPreview(props: ApplicationFormPreviewProps): ReactNode {
  const { edit, selected, onSelect, onEdit } = props
  const { editedSettings, fieldOrder } = edit
  const values = useSyncExternalStore(
    editedSettings.subscribe,
    editedSettings.getValues,
    editedSettings.getValues,
  )
  const order = useSyncExternalStore(fieldOrder.subscribe, fieldOrder.getOrder, fieldOrder.getOrder)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `edit.getOrderedSettings` reads the current order.
  const form = useMemo(() => {
    const settings = edit.getOrderedSettings()
    const applicationFormFields = parseApplicationFields(
      settings.applicationFormFields,
      values,
      settings.canAllowUpload,
    )
    return buildApplicationFormPreview({ ...settings, applicationFormFields })
  }, [values, order])
  const rowKeys = edit.form.uiSchema['ui:sections'].flatMap(({ fields }) => fields)
  const findRowKey = (key: string) => rowKeys.find((rowKey) => getFieldKey(rowKey) === key)
  return (
    <FormPreviewPane
      form={form}
      settings={{
        canApplyInSteps: values.canApplyInSteps === true,
        canCheckAnswers: values.canCheckAnswers === true,
      }}
      selection={{
        key: selected === null ? null : (getFieldKey(selected) ?? null),
        select: (key) => {
          const rowKey = findRowKey(key)
          if (rowKey !== undefined) onSelect(rowKey)
        },
        getEditAction: (key) => {
          const rowKey = findRowKey(key)
          const isFixed =
            rowKey === undefined || getFieldUi(edit.form, rowKey)['ui:options'].disabled === true
          return isFixed ? undefined : () => onEdit(rowKey)
        },
      }}
    />
  )
}

/** Returns the key in the application form of a settings row's field; undefined for any other row. */
function getFieldKey(rowKey: string): string | undefined {
  const id = /^field-(.+)$/.exec(rowKey)?.[1]
  if (id === undefined) return undefined
  return fieldCatalogue.find((entry) => getRowKey(entry.id) === rowKey)?.field.name ?? `custom-${id}`
}

/** Preview of the logo with its link target, and of the footer of every page. */
function LinksPreview({ values }: { values: FormValues }): ReactNode {
  const { settings } = useClient()
  const getText = (key: string) => String(values[key] ?? '').trim()
  const privacyLink = getText('privacyLink')
  return (
    <div className="fy-preview__page fy-stack fy-gap-5 fy-inset fy-links-preview fy-small fy-break" inert>
      <div className="fy-links-preview__head fy-row fy-gap-2-4">
        <span className="fy-links-preview__logo fy-center fy-rounded">{settings.company.slice(0, 1)}</span>
        <span>
          <strong>{settings.company}</strong>
          <span className="fy-links-preview__to">
            → {getText('customLogoRedirectUrl') || paths.viewJobs.href()}
          </span>
        </span>
      </div>
      <div className="fy-links-preview__page" />
      <div className="fy-links-preview__foot fy-row fy-gap-2-4">
        {privacyLink ? (
          <span>
            <u>{getText('privacyLinkLabel') || privacyLink}</u>
            <span className="fy-links-preview__to">→ {privacyLink}</span>
          </span>
        ) : null}
        <u>{layoutTexts.privacy}</u>
        <u>{layoutTexts.login}</u>
      </div>
    </div>
  )
}

/** Number of jobs in the preview, enough to show the effect of each switch. */
const previewedJobCount = 3

/** Small preview of the job list and its sidebar with the client's own jobs; it reflects each switch immediately. */
function SitePreview({ values }: { values: FormValues }): ReactNode {
  const { store } = useSite().vacancies
  const vacancies = useStoreValue(store, ({ list, part }) => list ?? part?.newest ?? null)
  const jobs = useMemo(() => getRecentVacancies(vacancies ?? []).slice(0, previewedJobCount), [vacancies])
  const isOn = (key: string) => values[key] === true
  return (
    <div className="fy-preview__page fy-stack fy-gap-5 fy-inset fy-site-preview" inert>
      <div className="fy-site-preview__list fy-stack fy-gap-3">
        <p className="fy-site-preview__title">{jobListTexts.title}</p>
        {jobs.map((job) => (
          <div key={job.id} className="fy-stack fy-gap-1 fy-inset-3 fy-box fy-soft">
            <p className="fy-site-preview__name">
              {job.name}
              {isOn('canRedirectToVacancyDetails') ? <ExternalLink aria-hidden="true" /> : null}
            </p>
            <p>
              {job.location}
              {isOn('canShowVacancyDepartment') && job.department ? ` · ${job.department}` : null}
            </p>
            {isOn('canShowAdvertiseEndDate') ? (
              <p>
                {job.advertisingCloseDate ? (
                  <>
                    {jobListTexts.closes} <LocalDay timestamp={job.advertisingCloseDate} />
                  </>
                ) : (
                  jobListTexts.openUntilFilled
                )}
              </p>
            ) : null}
            {isOn('canShowSocialIcons') ? (
              <p className="fy-row fy-gap-1 fy-accent fy-strong">
                <Share2 aria-hidden="true" /> {texts.share}
              </p>
            ) : null}
          </div>
        ))}
        {jobs.length === 0 ? (
          <div className="fy-stack fy-gap-1 fy-inset-3 fy-box fy-soft">{texts.noJobs}</div>
        ) : null}
      </div>
      {isOn('canShowSidebar') ? (
        <div className="fy-site-preview__side fy-stack fy-gap-3">
          <div className="fy-site-preview__box fy-stack fy-gap-1 fy-inset-3 fy-box fy-soft">
            {texts.customTexts}
          </div>
          {isOn('canShowEoi') ? <EoiBox image={values.customEoiImageDataUri ?? null} /> : null}
          {isOn('canShowRecentJobs') ? (
            <div className="fy-site-preview__box fy-stack fy-gap-1 fy-inset-3 fy-box fy-soft">
              <p className="fy-site-preview__name">{layoutTexts.recentJobs}</p>
              {jobs.map((job) => (
                <p key={job.id}>{job.name}</p>
              ))}
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

/** The Expression of Interest box with the chosen image, saved or not. */
function EoiBox({ image }: { image: FieldValue }): ReactNode {
  const [imageUrl, setImageUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!(image instanceof Blob)) return setImageUrl(null)
    const url = URL.createObjectURL(image)
    setImageUrl(url)
    return () => URL.revokeObjectURL(url)
  }, [image])
  return (
    <div className="fy-site-preview__box fy-stack fy-gap-1 fy-inset-3 fy-box fy-soft">
      {imageUrl ? <img src={imageUrl} alt="" /> : null}
      <p className="fy-site-preview__name">{layoutTexts.eoiTitle}</p>
      <p className="fy-site-preview__button fy-rounded fy-strong">{layoutTexts.eoiLink}</p>
    </div>
  )
}
