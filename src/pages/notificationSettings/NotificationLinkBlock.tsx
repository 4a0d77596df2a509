import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { notificationPageTexts as texts } from '../../texts/admin/notificationPage.texts'
import { Button } from '../../widgets/shared/Button'
import { paths } from '../routing/paths'
import { Notice } from '../shared/feedback/Notice'
import { PageHeading } from '../shared/pageHeader/PageHeading'
import { useSite } from '../shared/site/SiteContext'
import '../shared/content/FormPage.css'

/**
 * Target of the link in notification emails about applications: confirms or ends the notifications. Works
 * without scripts.
 */
export function NotificationLinkBlock(): ReactNode {
  const { token = '' } = useParams()
  const page = useSite().noticePage ?? { state: 'unknown' }
  const action = paths.notice.href(token)
  return (
    <section className="fy-form-page fy-stack fy-gap-5 fy-break fy-card">
      <PageHeading note={texts.notes[page.state]}>{texts.titles[page.state]}</PageHeading>
      {'frequency' in page ? (
        <>
          {page.isDone && page.state === 'confirmed' ? <Notice type="success">{texts.done}</Notice> : null}
          <p>{texts.frequencies[page.frequency]}</p>
          <form
            className="fy-form-page__part fy-grid fy-gap-4 fy-start"
            method="post"
            encType="multipart/form-data"
            action={action}
          >
            {page.state === 'unconfirmed' ? (
              <Button type="submit" look="primary" name="act" value="confirm">
                {texts.confirm}
              </Button>
            ) : null}
            <Button type="submit" name="act" value="leave">
              {texts.leave}
            </Button>
          </form>
        </>
      ) : null}
    </section>
  )
}
