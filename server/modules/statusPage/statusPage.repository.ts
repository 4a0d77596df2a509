import { sql } from 'kysely'
import type { AnswerSection } from '../../../src/schemas/applications/application'
import type { FormValues } from '../../../src/schemas/fields/fieldValue'
import type { Db } from '../../db/openDatabase'
import { bumpApplicationsVersion } from '../applications/applications.repository'
import { getWithdrawnEmail } from '../applications/withdrawals.repository'

/**
 * Marks an application as withdrawn by its applicant. @returns false if it was already withdrawn or does not exist
 */
export async function markWithdrawn(db: Db, clientId: number, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('applications')
    .set({ withdrawn_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  await bumpApplicationsVersion(db, clientId)
  return numUpdatedRows > 0n
}

interface ContactUpdate {
  email: string
  answers: FormValues
  sections: AnswerSection[]
  /** The sections in the applicant's language, if that differs. */
  localizedSections: AnswerSection[] | null
}

/** Stores the applicant's contact details in the answers, the sections, and the column that identifies the person. */
export async function saveContact(
  db: Db,
  clientId: number,
  id: number,
  { email, answers, sections, localizedSections }: ContactUpdate,
): Promise<void> {
  await db
    .updateTable('applications')
    .set({
      // A withdrawn application frees its email address for another application.
      email_lower: sql<string>`case when withdrawn_at is null then ${email.toLowerCase()} else ${getWithdrawnEmail(email, id)} end`,
      answers: JSON.stringify(answers),
      sections: JSON.stringify(sections),
      ...(localizedSections ? { sections_told: JSON.stringify(localizedSections) } : {}),
    })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute()
  await bumpApplicationsVersion(db, clientId)
}
