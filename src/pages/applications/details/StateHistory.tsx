import type { ReactNode } from 'react'
import type { ApplicationDetails } from '../../../schemas/applications/application'
import { answerTexts as texts } from '../../../texts/admin/applicationStates.texts'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { useApplicationStates } from '../state/useApplicationStates'
import './DeliveryFacts.css'

/** History of an application's states: who changed each and which message the applicant got; nothing if it is empty. */
export function StateHistory({ history }: Pick<ApplicationDetails, 'history'>): ReactNode {
  const { moment } = useClientClock()
  const { getName } = useApplicationStates()
  if (history.length === 0) return null
  return (
    <section>
      <h3>{texts.history}</h3>
      <ol className="fy-delivery">
        {history.map(({ at, by, state, told, words: message }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it is.
          <li key={position}>
            <strong>{getName(state)}</strong> · <time dateTime={at}>{moment(at)}</time> ·{' '}
            {by ?? texts.backOffice}
            <span className="fy-delivery__next">{texts.told[told]}</span>
            {message === null ? null : (
              <details>
                <summary>{texts.text}</summary>
                <p className="fy-delivery__words">{message}</p>
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
