import { isolate } from '../../language/isolate'
import { selectPlural } from '../../language/language'
import type { Translation } from '../translation'

type Answers = Pick<
  Translation,
  | 'catalogueLabels'
  | 'sectionTexts'
  | 'choiceLabels'
  | 'characterTexts'
  | 'statusPageTexts'
  | 'applicantStateNames'
  | 'privacyTexts'
>

const postcode = (country: string, example: string) => ({
  name: `الرمز البريدي، ${country}`,
  message: `يجب أن يكون رمزًا بريديًا (${country})، مثل ${isolate(example)}`,
})

const months = (n: number) =>
  selectPlural(n, {
    one: 'شهر واحد',
    two: 'شهرين',
    few: `${n} أشهر`,
    many: `${n} شهرًا`,
    other: `${n} شهر`,
  })

/** Arabic texts of answers: catalogue labels, rules and errors. */
export const arabicAnswers: Answers = {
  catalogueLabels: {
    firstName: 'الاسم الأول',
    surname: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    title: 'اللقب',
    preferredName: 'الاسم المفضل',
    homePhone: 'هاتف المنزل',
    mobile: 'الهاتف المحمول',
    birthDate: 'تاريخ الميلاد',
    gender: 'الجنس',
    linkedIn: 'الملف الشخصي على لينكدإن',
    maritalStatus: 'الحالة الاجتماعية',
    workStatus: 'حق العمل في أستراليا',
    emergencyContactName: 'اسم جهة الاتصال في حالات الطوارئ',
    emergencyContactPhone: 'هاتف جهة الاتصال في حالات الطوارئ',
    emergencyContactMobile: 'محمول جهة الاتصال في حالات الطوارئ',
    street: 'الشارع ورقم المبنى',
    suburb: 'المنطقة',
    postcode: 'الرمز البريدي',
    stateCode: 'الولاية',
    countryCode: 'البلد',
    stateNameOverseas: 'الولاية أو المحافظة',
    notes: 'أي شيء آخر ينبغي أن نعرفه',
    resume: 'السيرة الذاتية',
    coverLetter: 'خطاب التقديم',
    photo: 'الصورة الشخصية',
    retainRecord: 'الاحتفاظ ببياناتي لوظائف لاحقة',
  },
  sectionTexts: {
    about: 'بياناتك الشخصية',
    address: 'العنوان',
    emergency: 'جهة الاتصال في حالات الطوارئ',
    documents: 'المستندات',
    more: 'أمر أخير',
    own: 'بضعة أسئلة أخرى',
    licences: 'الرخص',
    qualifications: 'المؤهلات',
    requirements: 'المتطلبات',
    requirementsNotes: 'يُرجى تأكيد كل ما تستوفيه منها.',
    skills: 'المهارات',
    visas: 'التأشيرات',
    visasNotes: 'ضع علامة أمام كل تأشيرة لديك.',
    questions: 'أسئلة خاصة بهذه الوظيفة',
    form: 'تقديم طلب توظيف',
  },
  choiceLabels: {
    Mr: 'السيد',
    Mrs: 'السيدة (Mrs)',
    Ms: 'السيدة',
    Miss: 'الآنسة',
    Mx: 'بلا لقب (Mx)',
    Dr: 'د.',
    Prof: 'أ. د.',
    Woman: 'امرأة',
    Man: 'رجل',
    'Non-binary': 'غير ثنائي',
    'Another term': 'تسمية أخرى',
    'Prefer not to say': 'أفضّل عدم الإجابة',
    Single: 'أعزب / عزباء',
    Married: 'متزوج / متزوجة',
    'De facto': 'علاقة معاشرة',
    Separated: 'منفصل / منفصلة',
    Divorced: 'مطلّق / مطلّقة',
    Widowed: 'أرمل / أرملة',
    'Australian citizen': 'مواطن أسترالي',
    'Permanent resident': 'مقيم دائم',
    'New Zealand citizen': 'مواطن نيوزيلندي',
    'Temporary visa with work rights': 'تأشيرة مؤقتة مع حق العمل',
    'No work rights yet': 'لا يوجد حق عمل بعد',
    Y: 'نعم',
    N: 'لا',
  },
  characterTexts: {
    letters: { name: 'أحرف', message: 'أحرف فقط' },
    digits: { name: 'أرقام', message: 'أرقام فقط' },
    'letters-and-digits': { name: 'أحرف وأرقام', message: 'أحرف وأرقام فقط' },
    phone: { name: 'رقم هاتف', message: 'يجب أن يكون رقم هاتف' },
    'postcode-AU': postcode('أستراليا', '2000'),
    'postcode-NZ': postcode('نيوزيلندا', '6011'),
    'postcode-GB': postcode('المملكة المتحدة', 'SW1A 1AA'),
    'postcode-IE': postcode('أيرلندا', 'D02 AF30'),
    'postcode-US': postcode('الولايات المتحدة', '94105'),
    'postcode-CA': postcode('كندا', 'K1A 0B1'),
    'postcode-DE': postcode('ألمانيا', '10115'),
    'postcode-FR': postcode('فرنسا', '75001'),
    'postcode-IN': postcode('الهند', '110001'),
    'postcode-SG': postcode('سنغافورة', '018956'),
    abn: { name: 'رقم ABN (متحقَّق منه)', message: 'يجب أن يكون رقم ABN صحيحًا من 11 رقمًا' },
    iban: { name: 'رقم IBAN (متحقَّق منه)', message: 'يجب أن يكون رقم IBAN صحيحًا' },
  },
  statusPageTexts: {
    title: 'طلب التوظيف الخاص بك',
    note: (job, company) =>
      `لوظيفة ${isolate(job)} لدى ${isolate(company)}. كل من يملك عنوان هذه الصفحة يراها: فاحتفظ به لنفسك.`,
    unknownTitle: 'لا يعرض هذا الرابط شيئًا',
    unknown: 'حُذف الطلب، أو انتهت صلاحية الرابط، أو لم يُنسخ كاملًا.',
    erasedTitle: 'تم حذف طلبك',
    erased: (company) =>
      `اختفت إجاباتك ومستنداتك من هذا الموقع، ولم يعد هذا الرابط يعرض شيئًا. أما ما سُلّم قبل ذلك فتحذفه ${isolate(company)} بنفسها: تواصل معها بشأنه.`,
    reference: 'الرقم المرجعي',
    submitted: 'تاريخ الاستلام',
    state: 'حالة الطلب',
    stateSince: (state, day) => `${state} (منذ ${isolate(day)})`,
    messageTitle: (company) => `ما تقوله ${isolate(company)}`,
    sentToTeam: 'أُحيل إلى المسؤولين عن التوظيف',
    withdrawn: (day) => `سُحب في ${isolate(day)}`,
    expires: 'هذا الرابط صالح حتى',
    done: {
      withdrawn: 'تم سحب طلبك. وسيُبلَّغ المسؤولون عن التوظيف بذلك.',
      corrected: 'تم تصحيح بيانات الاتصال. وسيُبلَّغ المسؤولون عن التوظيف بذلك.',
    },
    contactTitle: 'بيانات الاتصال',
    contactNote: 'كيفية التواصل معك بشأن هذا الطلب.',
    email: 'عنوان البريد الإلكتروني',
    phone: 'رقم الهاتف',
    correct: 'حفظ بيانات الاتصال',
    copyTitle: 'ما أرسلته',
    documents: 'المستندات',
    downloadTitle: 'نسخة من كل شيء',
    downloadNote: 'ملف فيه جميع الإجابات والمستندات، تقرؤه البرامج أيضًا. وفيه الإجابات السرية كذلك.',
    download: 'تنزيل كل شيء',
    withdrawTitle: 'سحب الطلب',
    withdrawNote:
      'لم تعد ترغب في الوظيفة. يرى المسؤولون عن التوظيف أنك سحبت طلبك؛ ولا يمكن لأحد التراجع عن ذلك؛ ويبقى ما أرسلته إلى أن يُحذف. يمكنك التقدّم مرة أخرى ما دامت الوظيفة معلنة: ويرى المسؤولون أنك سحبت طلبًا من قبل.',
    withdraw: 'سحب طلب التوظيف',
    eraseTitle: 'الحذف',
    eraseNote: (company) =>
      `تختفي الإجابات والمستندات من هذا الموقع فورًا، ولا يمكن لأحد استعادتها. أما ما وصل إلى ${isolate(company)} قبل ذلك فتحذفه بنفسها: اسحب الطلب أولًا كي تعلم بذلك.`,
    confirm: 'نعم، احذف هذا الطلب',
    unconfirmed: 'ضع العلامة أولًا: لم يُحذف شيء.',
    erase: 'حذف طلب التوظيف',
  },
  applicantStateNames: {
    received: 'تم الاستلام',
    'in review': 'قيد المراجعة: هناك من يقرؤه',
    interview: 'مقابلة: يرغبون في التحدث معك',
    'not this time': 'ليس هذه المرة',
    hired: 'تم التعيين',
  },
  privacyTexts: {
    purpose: (company) =>
      `هذا موقع الوظائف الخاص بـ ${isolate(company)}. يجمع ما تكتبه في طلب التوظيف والملفات التي ترفقها لغرض واحد: النظر في توظيفك هناك.`,
    ownPolicyNote: 'تجد المزيد في سياسة الخصوصية الخاصة بالجهة نفسها، المذكورة في أسفل الصفحة.',
    browsing: 'أثناء تصفحك',
    guest:
      'أنت زائر بلا اسم. لا يضع الموقع ملفات تعريف ارتباط للإعلان أو التتبع، ولا يطلب شيئًا من أي شركة أخرى.',
    savedInTab: 'يبقى الطلب الذي بدأته في علامة تبويب المتصفح هذه فقط، ويختفي حين تغلقها.',
    savedOnDevice:
      'لا يبقى الطلب مع ملفاته على الجهاز إلا إذا ذكرت أنه جهازك الخاص، وذلك إلى أن ترسله أو تبدأ من جديد، ولمدة 30 يومًا على الأكثر.',
    counting:
      'يُحصى السؤال الذي تُترك عنده نماذج التقديم: أعداد بحسب اليوم والسؤال تُحفظ 13 شهرًا، من دون أن يتبيّن منها صاحبها. يمكنك رفض ذلك في أسفل النموذج؛ ولا يُحصى متصفح يطلب عدم تتبعه.',
    alerts:
      'إن طلبت وظائف جديدة بالبريد الإلكتروني، يُحفظ عنوانك لهذا الغرض وحده، مختوماً، مع ما تبحث عنه: 48 ساعة حتى تؤكد، ثم سنة إن لم تمدده، وحتى تلغي الاشتراك، وفي كل رسالة من هذه رابط لذلك.',
    purposeTitle: 'لماذا يجوز ذلك',
    legalBasis: (company) =>
      `أنت تطلب من ${isolate(company)} النظر في توظيفك: تُستخدم إجاباتك للخطوات التي تسبق عقد عمل محتملًا. وحيث تسري اللائحة العامة لحماية البيانات فالأساس هو المادة 6 (1) (ب) منها.`,
    optional: 'ما يُشار إليه بأنه اختياري تقدمه طوعًا، ويمكنك تركه.',
    optionalPhoto: 'ما يُشار إليه بأنه اختياري، كالصورة الشخصية مثلًا، تقدمه طوعًا، ويمكنك تركه.',
    receivers: 'من يتلقاها',
    receiving: (company) =>
      `تصل إجاباتك وملفاتك إلى المسؤولين عن التوظيف لدى ${isolate(company)}، وإلى نظام التوظيف المستخدم هناك، وإلى من يشغّلون هذا الموقع لصالحها. ولا يعطيها هذا الموقع لأحد سواهم.`,
    keeping: 'مدة الاحتفاظ بها',
    retentionNote: (company) => `يبقى طلبك في هذا الموقع إلى أن تحذفه ${isolate(company)}.`,
    months: (n, company) =>
      `يُحذف طلبك من هذا الموقع بعد ${months(n)} من إرساله، متى وصل إلى نظام التوظيف الخاص بـ ${isolate(company)}. أما ما وصل إلى ${isolate(company)} هناك فتحتفظ به وفق قواعدها.`,
    rights: 'حقوقك',
    rightsByPolicy: (company) =>
      `يمكنك أن تطلب من ${isolate(company)} معرفة ما لديها عنك، وتصحيحه، والحصول عليه في ملف، وحذفه، ويمكنك الاعتراض على استخدامه. وتذكر سياسة الخصوصية الخاصة بها كيفية التواصل معها.`,
    rightsByMail: (company) =>
      `يمكنك أن تطلب من ${isolate(company)} معرفة ما لديها عنك، وتصحيحه، والحصول عليه في ملف، وحذفه، ويمكنك الاعتراض على استخدامه. اكتب لذلك إلى ${isolate(company)} من عنوان البريد الإلكتروني الذي قدمت به طلبك.`,
    complaintNote: (company) =>
      `إذا رأيت أن بياناتك لا تُعامل كما ينبغي، فأخبر ${isolate(company)} بذلك. ويمكنك أيضًا تقديم شكوى إلى هيئة حماية البيانات حيث تعيش أو تعمل.`,
  },
}
