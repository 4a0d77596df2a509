import type { ApplicantMails } from '../englishMails'
import { apart } from './apart'

/** What mail says to those who applied. */
export const arabicMails: ApplicantMails = {
  see: 'عرض طلبك',
  receivedSubject: (job, company) => `وصل طلبك إلى ${apart(company)}: ${apart(job)}`,
  received: (job, company, reference) =>
    `شكرًا لتقدّمك لوظيفة ${apart(job)} لدى ${apart(company)}. وصل طلبك، ورقمه المرجعي ${apart(reference)}.`,
  hearBy: (company, day) => `يصلك رد ${apart(company)} حتى ${apart(day)}، أيًّا كان الجواب.`,
  link: (until) =>
    `بالرابط أدناه ترى ما أرسلته وأين وصل. ويمكنك هناك سحب الطلب، أو تصحيح بيانات الاتصال، أو أخذ نسخة من كل شيء، أو طلب حذفه. يبقى الرابط صالحًا حتى ${apart(until)}. احتفظ به لنفسك: كل من يملكه يرى طلبك.`,
  receivedReason: 'وصلك هذا لأن هذا العنوان ذُكر في طلب توظيف. إن لم تكن أنت، فاحذف الطلب بالرابط.',
  withdrawnSubject: (job) => `سُحب طلبك: ${apart(job)}`,
  withdrawn: (job, company, reference) =>
    `سُحب بالرابط طلبك لوظيفة ${apart(job)} لدى ${apart(company)}، ورقمه المرجعي ${apart(reference)}. وأُبلغت ${apart(company)} بذلك.`,
  withdrawnReason: 'وصلك هذا لأن هذا العنوان ذُكر في الطلب.',
  correctedSubject: (job) => `تغيّرت بيانات الاتصال في طلبك: ${apart(job)}`,
  corrected: (job, company, reference) =>
    `تغيّرت بالرابط بيانات الاتصال في طلبك لوظيفة ${apart(job)} لدى ${apart(company)}، ورقمه المرجعي ${apart(reference)}.`,
  notYou: (company) => `إن لم تكن أنت، فالرابط عند شخص آخر: اكتب إلى ${apart(company)}.`,
  correctedReason: 'وصلك هذا لأن هذا العنوان مذكور في الطلب، أو كان مذكورًا فيه حتى الآن.',
  stateReason: (job, company) =>
    `وصلك هذا لأن هذا العنوان ذُكر في طلب لوظيفة ${apart(job)} لدى ${apart(company)}.`,
}
