import { isolate } from '../../language/isolate'
import { selectPlural } from '../../language/language'
import type { Translation } from '../translation'

type Pages = Pick<
  Translation,
  | 'jobListTexts'
  | 'layoutTexts'
  | 'pagingTexts'
  | 'zoneTexts'
  | 'shareTexts'
  | 'siteTexts'
  | 'publicPageTitles'
  | 'jobTexts'
  | 'notFoundTexts'
  | 'offlineTexts'
  | 'pageBlockTexts'
  | 'jobFilterTexts'
>

const toJobs = 'إلى الوظائف الشاغرة'
const tryAgain = 'إعادة المحاولة'
const jobs = (n: number) =>
  selectPlural(n, {
    zero: 'لا وظائف',
    one: 'وظيفة واحدة',
    two: 'وظيفتان',
    few: `${n} وظائف`,
    other: `${n} وظيفة`,
  })
const places = (n: number) =>
  selectPlural(n, {
    zero: 'بلا موقع محدد',
    one: 'في موقع واحد',
    two: 'في موقعين',
    few: `في ${n} مواقع`,
    many: `في ${n} موقعًا`,
    other: `في ${n} موقع`,
  })

/** Texts of the content pages and of the layout around them. */
export const arabicPages: Pages = {
  siteTexts: {
    noClient: (subdomain) => `لا يوجد موقع وظائف للنطاق الفرعي ${isolate(subdomain)}`,
    loadFailed: (what) => `تعذّر تحميل ${isolate(what)}`,
    serverError: (status) => `${status}: تعذّر على الخادم تنفيذ الطلب.`,
    sessionEnded: 'انتهت جلستك. يُرجى تسجيل الدخول من جديد.',
    loggedOut: 'تم تسجيل خروجك بنجاح.',
    loading: 'جارٍ التحميل…',
    unknownClient: 'الوظائف',
    description: (company) => `فرص العمل لدى ${isolate(company)}: اطّلع على الوظائف الشاغرة وقدّم طلبك.`,
    notBuilt: 'لم يُبنَ الموقع بعد. نفّذ الأمر «npm run build:site» (أو «npm start») ثم أعد تحميل الصفحة.',
    notFramed: 'لا يمكن فتح هذه الصفحة داخل إطار. افتحها في صفحة مستقلة.',
    unknownBlock: (type) => `تذكر هذه الصفحة قسمًا غير موجود: ${isolate(type)}`,
  },
  layoutTexts: {
    skip: 'الانتقال إلى المحتوى',
    menu: 'القائمة',
    mainMenu: 'القائمة الرئيسية',
    opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
    dashboard: 'لوحة المعلومات',
    notifications: 'الإشعارات',
    dismiss: (what) => `إغلاق: ${isolate(what)}`,
    version: (number) => `الإصدار ${isolate(number)}`,
    copyright: (year, company) => `© ${year} ${isolate(company)}`,
    privacy: 'الخصوصية',
    login: 'تسجيل الدخول',
    logout: 'تسجيل الخروج',
    sidebar: 'المزيد عن العمل لدينا',
    rolesSummary: (roles, at) => `${jobs(roles)} ${places(at)}`,
    eoiTitle: 'لم تجد ما يناسبك اليوم؟',
    eoiText: 'قدّم طلبًا عامًا وسنتذكّرك عند توفر فرصة مناسبة.',
    eoiLink: 'تقديم طلب عام',
    recentJobs: 'أحدث الوظائف',
    unknownTitle: 'لا يوجد موقع الوظائف هذا هنا',
    unknownText: (subdomain) =>
      `لا يوجد موقع وظائف على العنوان «${isolate(subdomain)}». يُرجى التحقق من العنوان.`,
    brokenTitle: 'حدث خطأ ما',
    brokenText: 'تعذّر عرض هذه الصفحة. لم يُفقد شيء مما أرسلته.',
    reload: 'إعادة تحميل الصفحة',
    jobsLink: toJobs,
  },
  jobListTexts: {
    title: 'الوظائف الشاغرة',
    eoiTitle: 'الطلبات العامة',
    search: 'بحث',
    searchPanel: 'بحث متقدم',
    keyword: 'البحث في المسمّيات الوظيفية',
    show: (n) => `عرض ${jobs(n)}`,
    collapse: 'طيّ',
    clearFilters: 'مسح عوامل التصفية',
    jobsLink: toJobs,
    showing: (from, to, all) => `${from}–${to} من ${all}`,
    showingAll: (all) => `تُعرض جميعها: ${all}`,
    thanks: 'شكرًا لاهتمامك بالعمل لدينا.',
    noRoles: 'لا نعلن عن أي وظائف في الوقت الحالي. نرجو زيارة موقع الوظائف لدينا بانتظام.',
    noExpressions: 'لا نستقبل طلبات عامة في الوقت الحالي. نرجو زيارة موقع الوظائف لدينا بانتظام.',
    noMatch: 'عذرًا، لا توجد وظيفة مطابقة لبحثك.',
    noTitleMatches: (term) => `لا توجد نتائج لـ «${isolate(term)}»`,
    clearSearch: 'مسح البحث',
    jobAlertLink: 'استلام وظائف جديدة كهذه بالبريد الإلكتروني',
    submitExpression: 'تقديم طلب عام',
    openUntilFilled: 'مفتوحة إلى حين شغلها',
    daysLeft: (days) =>
      selectPlural(days, {
        zero: 'تُغلق اليوم',
        one: 'بقي يوم واحد',
        two: 'بقي يومان',
        few: `بقيت ${days} أيام`,
        many: `بقي ${days} يومًا`,
        other: `بقي ${days} يوم`,
      }),
    closes: 'تُغلق في',
    restLoading: 'جارٍ تحميل جميع الوظائف…',
    restFailed: 'تعذّر تحميل بقية الوظائف.',
    tryAgain,
    name: 'المسمّى الوظيفي',
    sortBy: 'الترتيب حسب',
    sortedUp: 'تصاعدي',
    sortedDown: 'تنازلي',
  },
  zoneTexts: {
    utc: (time) => `${isolate(time)} بالتوقيت العالمي`,
    zone: (time, city) => `${isolate(time)} (بتوقيت ${isolate(city)})`,
  },
  pagingTexts: {
    label: 'الصفحات',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    page: (n) => `الصفحة ${n}`,
    hidden: 'صفحات أخرى',
  },
  shareTexts: {
    share: 'مشاركة',
    shareJob: (title) => `مشاركة ${isolate(title)}`,
    facebook: 'فيسبوك',
    linkedIn: 'لينكدإن',
    x: 'إكس',
    email: 'البريد الإلكتروني',
    copyLink: 'نسخ الرابط',
    copied: 'نُسخ الرابط إلى الحافظة.',
    subject: (title) => `قد تهمّك هذه الوظيفة: ${isolate(title)}`,
    body: (title, link) => `مرحبًا،\n\nأعتقد أن هذه الوظيفة قد تهمّك: ${isolate(title)}\n\n${link}\n`,
  },
  publicPageTitles: {
    job: 'الوظيفة',
    apply: 'تقديم طلب توظيف',
    received: 'تم استلام طلب التوظيف',
    statusPage: 'طلب التوظيف الخاص بك',
    jobAlert: 'وظائف جديدة بالبريد الإلكتروني',
    login: 'تسجيل الدخول',
    join: 'الانضمام',
    privacy: 'الخصوصية',
    notFound: 'الصفحة غير موجودة',
  },
  jobTexts: {
    title: 'الوظيفة',
    back: 'جميع الوظائف',
    backToExpressions: 'جميع الطلبات العامة',
    apply: 'تقديم طلب توظيف',
    registerInterest: 'تسجيل الاهتمام',
    salary: 'الراتب',
    location: 'الموقع',
    workplace: 'مكان العمل',
    workplaces: { onSite: 'في مقر العمل', hybrid: 'هجين', remote: 'عن بُعد' },
    employmentType: 'نوع التوظيف',
    closingDate: 'آخر موعد للتقديم',
    department: 'القسم',
    documentation: 'المستندات',
    table: (number) => `الجدول ${number}`,
    summary: 'الملخّص',
    download: 'تنزيل',
    description: 'عن هذه الوظيفة',
    downloadFailed: 'تعذّر تنزيل المستند. يُرجى إعادة المحاولة.',
    unavailableTitle: 'لم تعد هذه الوظيفة هنا',
    unavailableText: 'ربما أُغلقت أو شُغلت منذ مشاركة الرابط.',
    failedTitle: 'تعذّر تحميل هذه الوظيفة',
    failedText: 'ربما لا تزال شاغرة: لم يُجب الخادم كما ينبغي.',
    tryAgain,
    seeJobs: 'عرض الوظائف الشاغرة',
  },
  notFoundTexts: {
    title: 'الصفحة غير موجودة',
    text: 'لا يوجد شيء على هذا العنوان. ربما نُقلت الصفحة، أو أن الرابط غير مكتمل.',
    jobsLink: toJobs,
  },
  offlineTexts: {
    offline: 'أنت غير متصل بالإنترنت. ما تراه كان محفوظًا على هذا الجهاز.',
    noWorker: 'لا يمكن حفظ الصفحات لقراءتها بلا اتصال',
    jobTitle: 'أنت غير متصل بالإنترنت',
    jobText: 'هذه الوظيفة غير محفوظة على هذا الجهاز. يُرجى إعادة المحاولة حين يعود الاتصال.',
  },
  pageBlockTexts: {
    newestJobs: 'أحدث الوظائف',
    noJobs: 'لا نعلن عن أي وظائف في الوقت الحالي.',
    jobs: 'الوظائف الشاغرة',
    noneOfKind: 'لا توجد وظيفة شاغرة من هذا النوع في الوقت الحالي.',
    allOfKind: (n) =>
      selectPlural(n, {
        zero: 'عرض الوظائف',
        one: 'عرض الوظيفة الوحيدة',
        two: 'عرض الوظيفتين',
        few: `عرض الوظائف جميعها (${n})`,
        other: `عرض الوظائف جميعها (${n})`,
      }),
    allJobs: 'عرض جميع الوظائف',
    closes: 'تُغلق في',
    openUntilFilled: 'مفتوحة إلى حين شغلها',
    locations: 'أماكن عملنا',
    place: 'المكان',
    placeAddress: 'العنوان',
    openRoles: 'الوظائف الشاغرة',
    roles: (n, place) => `${jobs(n)} في ${isolate(place)}`,
    noRoles: 'لا شيء حاليًا',
    videoService: (service) => `يُعرض على ${isolate(service)}`,
    videoLength: (length) => `المدة: ${isolate(length)}`,
    openMap: 'فتح الخريطة',
  },
  jobFilterTexts: {
    title: 'بحث متقدم',
    name: 'المسمّى الوظيفي',
    location: 'الموقع',
    department: 'القسم',
    employmentType: 'نوع التوظيف',
    allLocations: 'جميع المواقع',
    allDepartments: 'جميع الأقسام',
    allEmploymentTypes: 'جميع أنواع التوظيف',
    similarJobs: 'وظائف مشابهة',
  },
}
