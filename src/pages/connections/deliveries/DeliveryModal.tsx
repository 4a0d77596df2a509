import { type ReactNode, useCallback } from 'react'
import { Link } from 'react-router-dom'
import type { ConnectionsApi } from '../../../data/accounts/connections.api'
import { useResource } from '../../../data/react/useResource'
import type { DeliveryDetails, DeliveryRequest } from '../../../schemas/connections/connections.types'
import { connectionsTexts, deliveriesTexts as texts } from '../../../texts/admin/connections.texts'
import { Button } from '../../../widgets/shared/Button'
import { paths } from '../../routing/paths'
import { useClientClock } from '../../shared/dateTime/useClientClock'
import { Modal } from '../../shared/dialog/Modal'
import { CopyButton } from '../../shared/download/CopyButton'
import { Notice } from '../../shared/feedback/Notice'
import { Skeleton } from '../../shared/feedback/Skeleton'
import { StatusChip } from '../../shared/feedback/StatusChip'

interface DeliveryModalProps {
  id: number
  api: ConnectionsApi
  isOwnClient: boolean
  onClose: () => void
}

/** All requests of one delivery with their responses, and its message, which is hidden from the SuperUser. */
export function DeliveryModal({ id, api, isOwnClient, onClose }: DeliveryModalProps): ReactNode {
  const load = useCallback(() => api.getDelivery(id), [api, id])
  const { status, value } = useResource(load)
  return (
    <Modal title={texts.detailsTitle(id)} size="large" onClose={onClose}>
      {status === 'loading' && value === null ? <Skeleton lines={6} /> : null}
      {status === 'failed' ? <Notice type="error">{connectionsTexts.failed}</Notice> : null}
      {value !== null ? <DeliveryContent {...value} /> : null}
      <div className="fy-modal__actions">
        {isOwnClient ? (
          <Link className="fy-button" to={`${paths.viewApplications.href()}?id=${id}`}>
            {texts.openApplication}
          </Link>
        ) : null}
        <Button look="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </Modal>
  )
}

function DeliveryContent({ requests, message }: DeliveryDetails): ReactNode {
  return (
    <>
      <section>
        <h3>{texts.requests}</h3>
        {requests.length === 0 ? <p>{texts.noRequests}</p> : null}
        <ol className="fy-connections__rows fy-stack fy-plain-list">
          {requests.map((request) => (
            <li
              key={`${request.at} ${request.durationMs}`}
              className="fy-connections__request fy-stack fy-gap-2-5"
            >
              <RequestFacts {...request} />
            </li>
          ))}
        </ol>
      </section>
      <section className="fy-stack fy-gap-2 fy-start">
        <h3>{texts.message}</h3>
        {message === null ? (
          <p>{texts.messageHidden}</p>
        ) : (
          <>
            <p className="fy-note">{texts.messageNote}</p>
            <CopyButton text={message} name={texts.message} />
            <textarea
              className="fy-connections__json fy-fill fy-inset-3 fy-box"
              aria-label={texts.message}
              readOnly
              rows={14}
              value={message}
            />
          </>
        )}
      </section>
    </>
  )
}

/** One request with its response. */
function RequestFacts(request: DeliveryRequest): ReactNode {
  const { formatDateTime } = useClientClock()
  const { at, address, messageId, bytes, status, error, durationMs, answer } = request
  return (
    <>
      <p className="fy-connections__facts">
        <time dateTime={at}>{formatDateTime(at)}</time>
        <StatusChip tone={error === null ? 'green' : 'amber'}>
          {error === null ? texts.accepted : texts.rejected}
        </StatusChip>
      </p>
      {error ? <p className="fy-danger fy-small">{error}</p> : null}
      <div className="fy-connections__sides fy-stack">
        <div>
          <h4>{texts.request}</h4>
          <FactList
            facts={[
              [texts.facts.address, address && `POST ${address}`],
              [texts.facts.messageId, messageId],
              [texts.facts.bytes, bytes === null ? null : texts.bytes(bytes)],
            ]}
          />
        </div>
        <div>
          <h4>{texts.response}</h4>
          <FactList
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
  if (answer === null) return <p className="fy-note">{texts.noResponse}</p>
  return <pre className="fy-connections__answer fy-fill fy-inset-3 fy-box">{answer}</pre>
}

function FactList({ facts }: { facts: [string, string | null][] }): ReactNode {
  return (
    <dl className="fy-connections__pairs fy-stack fy-gap-1 fy-small">
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
