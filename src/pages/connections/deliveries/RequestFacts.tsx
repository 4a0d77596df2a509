import type { ReactNode } from 'react'
import type { DeliveryRequest } from '../../../schemas/connections/connections.types'
import { deliveriesTexts as texts } from '../../../texts/admin/connections.texts'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { StatusChip } from '../../shared/feedback/StatusChip'

/** One request with its response. */
export function RequestFacts(request: DeliveryRequest): ReactNode {
  const { moment } = useClientClock()
  const { at, address, messageId, bytes, status, error, durationMs, answer } = request
  return (
    <>
      <p className="fy-connections__facts">
        <time dateTime={at}>{moment(at)}</time>
        <StatusChip tone={error === null ? 'green' : 'amber'}>
          {error === null ? texts.took : texts.refused}
        </StatusChip>
      </p>
      {error ? <p className="fy-connections__error">{error}</p> : null}
      <div className="fy-connections__sides">
        <div>
          <h4>{texts.request}</h4>
          <Pairs
            facts={[
              [texts.facts.address, address && `POST ${address}`],
              [texts.facts.messageId, messageId],
              [texts.facts.bytes, bytes === null ? null : texts.bytes(bytes)],
            ]}
          />
        </div>
        <div>
          <h4>{texts.answer}</h4>
          <Pairs
            facts={[
              [texts.facts.status, texts.status(status)],
              [texts.facts.durationMs, texts.ms(durationMs)],
            ]}
          />
          {status === null ? null : <AnswerText answer={answer} />}
        </div>
      </div>
    </>
  )
}

/** Shows the response body as plain text, regardless of its content type. */
function AnswerText({ answer }: Pick<DeliveryRequest, 'answer'>): ReactNode {
  if (answer === null) return <p className="fy-connections__note">{texts.noAnswer}</p>
  return <pre className="fy-connections__answer">{answer}</pre>
}

function Pairs({ facts }: { facts: [string, string | null][] }): ReactNode {
  return (
    <dl className="fy-connections__pairs">
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
