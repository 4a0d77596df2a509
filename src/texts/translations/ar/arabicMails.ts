import { isolate } from '../../language/isolate'
import type { ApplicantMails } from '../englishMails'

/** Arabic texts of mail to applicants. */
export const arabicMails: ApplicantMails = {
  see: 'عرض طلبك',
  receivedSubject: (job, company) => `وصل طلبك إلى ${isolate(company)}: ${isolate(job)}`,
  received: (job, company, reference) =>
    `شكرًا لتقدّمك لوظيفة ${isolate(job)} لدى ${isolate(company)}. وصل طلبك، ورقمه المرجعي ${isolate(reference)}.`,
  hearBy: (company, day) => `يصلك رد ${isolate(company)} حتى ${isolate(day)}، أيًّا كان الجواب.`,
  link: (until) =>
    `بالرابط أدناه ترى ما أرسلته وأين وصل. ويمكنك هناك سحب الطلب، أو تصحيح بيانات الاتصال، أو أخذ نسخة من كل شيء، أو طلب حذفه. يبقى الرابط صالحًا حتى ${isolate(until)}. احتفظ به لنفسك: كل من يملكه يرى طلبك.`,
  receivedReason: 'وصلك هذا لأن هذا العنوان ذُكر في طلب توظيف. إن لم تكن أنت، فاحذف الطلب بالرابط.',
  withdrawnSubject: (job) => `سُحب طلبك: ${isolate(job)}`,
  withdrawn: (job, company, reference) =>
    `سُحب بالرابط طلبك لوظيفة ${isolate(job)} لدى ${isolate(company)}، ورقمه المرجعي ${isolate(reference)}. وأُبلغت ${isolate(company)} بذلك.`,
  withdrawnReason: 'وصلك هذا لأن هذا العنوان ذُكر في الطلب.',
  correctedSubject: (job) => `تغيّرت بيانات الاتصال في طلبك: ${isolate(job)}`,
  corrected: (job, company, reference) =>
    `تغيّرت بالرابط بيانات الاتصال في طلبك لوظيفة ${isolate(job)} لدى ${isolate(company)}، ورقمه المرجعي ${isolate(reference)}.`,
  notYou: (company) => `إن لم تكن أنت، فالرابط عند شخص آخر: اكتب إلى ${isolate(company)}.`,
  correctedReason: 'وصلك هذا لأن هذا العنوان مذكور في الطلب، أو كان مذكورًا فيه حتى الآن.',
  stateReason: (job, company) =>
    `وصلك هذا لأن هذا العنوان ذُكر في طلب لوظيفة ${isolate(job)} لدى ${isolate(company)}.`,
}
