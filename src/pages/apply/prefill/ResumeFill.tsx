import { FileText } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { resumeFillTexts as texts } from '../../../texts/public/apply.texts'
import { Button } from '../../../widgets/shared/Button'
import { type ResumeFillOptions, useResumeFill } from './useResumeFill'
import './ResumeFill.css'

interface ResumeFillProps extends ResumeFillOptions {
  /** True on later steps; the answers to check remain in memory. */
  isHidden: boolean
}

/**
 * Fills empty fields from a resume that this device or, if the applicant agrees, the server reads, and asks the
 * applicant to check each one.
 */
export function ResumeFill(props: ResumeFillProps): ReactNode {
  const { form, isHidden } = props
  const {
    unconfirmedAnswers,
    status: statusText,
    selectedFile,
    read,
    offeredFile,
    readOnServer,
    confirm,
    undoFill,
  } = useResumeFill(props)
  const input = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const keys = form.uiSchema['ui:order'].filter((key) => key in unconfirmedAnswers)
  const runAndFocusStatus = (action: () => void) => {
    action()
    status.current?.focus()
  }
  return (
    <div className="fy-resume-fill fy-needs-script" hidden={isHidden}>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,.docx,.odt,.rtf,.txt"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void read(file)
        }}
      />
      <Button className="fy-resume-fill__choose" onClick={() => input.current?.click()}>
        <FileText aria-hidden="true" />
        {texts.autofill}
      </Button>
      {selectedFile ? (
        <Button size="small" onClick={() => void read(selectedFile)}>
          {texts.useAttached}
        </Button>
      ) : null}
      <p className="fy-resume-fill__note fy-grow fy-note">
        {texts.note} <span className="fy-resume-fill__more">{texts.notSent}</span>
      </p>
      <p className="fy-resume-fill__said" role="status" tabIndex={-1} ref={status}>
        {statusText}
      </p>
      {offeredFile ? (
        <div className="fy-resume-fill__acts fy-cluster fy-gap-2-4">
          <Button size="small" onClick={() => runAndFocusStatus(() => void readOnServer(offeredFile))}>
            {texts.readOnServer}
          </Button>
          <p className="fy-resume-fill__note fy-grow fy-note">{texts.serverNote}</p>
        </div>
      ) : null}
      {keys.length > 0 ? (
        <section className="fy-resume-fill__marks fy-inset-4 fy-box" aria-label={texts.title}>
          <ul>
            {keys.map((key) => (
              <UnconfirmedAnswer
                key={key}
                label={form.schema.properties[key]?.title ?? key}
                value={String(unconfirmedAnswers[key])}
                onConfirm={() => runAndFocusStatus(() => confirm([key]))}
              />
            ))}
          </ul>
          <div className="fy-resume-fill__acts fy-cluster fy-gap-2-4">
            <Button size="small" onClick={() => runAndFocusStatus(() => confirm(keys))}>
              {texts.confirmAll}
            </Button>
            <Button size="small" onClick={() => runAndFocusStatus(undoFill)}>
              {texts.undoFill}
            </Button>
          </div>
        </section>
      ) : null}
    </div>
  )
}

interface UnconfirmedAnswerProps {
  label: string
  value: string
  onConfirm: () => void
}

function UnconfirmedAnswer({ label, value, onConfirm }: UnconfirmedAnswerProps): ReactNode {
  return (
    <li className="fy-resume-fill__mark fy-cluster fy-gap-2-4">
      <span className="fy-resume-fill__value fy-grow fy-break">
        {label}: <strong>{value}</strong>
      </span>
      <Button size="small" aria-label={texts.confirmAnswer(label)} onClick={onConfirm}>
        {texts.confirm}
      </Button>
    </li>
  )
}
