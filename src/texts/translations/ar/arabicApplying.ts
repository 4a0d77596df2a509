import { isolate } from '../../language/isolate'
import { selectPlural } from '../../language/language'
import type { Translation } from '../translation'

type Applying = Pick<
  Translation,
  | 'applyTexts'
  | 'receivedTexts'
  | 'draftTexts'
  | 'answerFileTexts'
  | 'stepTexts'
  | 'resumeFillTexts'
  | 'formPostTexts'
  | 'unavailableTexts'
  | 'noScriptFormTexts'
  | 'abandonmentTexts'
  | 'marketplaceTexts'
  | 'waitTexts'
  | 'responseDeadlineTexts'
>

const minutes = (n: number) =>
  selectPlural(n, { one: 'دقيقة واحدة', two: 'دقيقتين', few: `${n} دقائق`, other: `${n} دقيقة` })
const seconds = (n: number) =>
  selectPlural(n, { one: 'ثانية واحدة', two: 'ثانيتين', few: `${n} ثوانٍ`, other: `${n} ثانية` })
const wait = (n: number) => (n >= 120 ? minutes(Math.ceil(n / 60)) : seconds(n))
const days = (n: number) =>
  selectPlural(n, {
    one: 'يومًا واحدًا',
    two: 'يومين',
    few: `${n} أيام`,
    many: `${n} يومًا`,
    other: `${n} يوم`,
  })

/** Arabic texts of the application form, its draft, and the receipt. */
export const arabicApplying: Applying = {
  waitTexts: { minutes, seconds },
  responseDeadlineTexts: {
    label: 'موعد الرد',
    daysAfterApplying: (n) => `بعد تقديم طلبك بمدة ${days(n)}`,
    replyBy: (day) => `ستتلقى ردًا في موعد أقصاه: ${isolate(day)}.`,
    today: 'اليوم',
    tomorrow: 'غدًا',
    inDays: (n) => `خلال ${days(n)}`,
    dayWithDistance: (day, when) => `${isolate(day)} (${when})`,
    replyPromise: (day, when) => `ستتلقى ردًا في موعد أقصاه ${isolate(day)} (${when})، أيًّا كان الرد.`,
    replyOverdue: (day) => `كان يجب أن تتلقى ردًا في موعد أقصاه ${isolate(day)}. نعتذر: لم يُتخذ قرار بعد.`,
  },
  applyTexts: {
    title: 'تقديم طلب توظيف',
    pageTitle: (job) => `تقديم طلب توظيف: ${isolate(job)}`,
    summary: 'الوظيفة التي تتقدّم لها',
    jobDetails: 'التفاصيل',
    viewJob: 'عرض الوظيفة',
    send: 'إرسال طلب التوظيف',
    sendInterest: 'إرسال التسجيل',
    chooseFilesAgain: 'إجاباتك لا تزال هنا. يُرجى اختيار ملفاتك من جديد.',
    alreadyApplied: (email) => `سبق استلام طلب توظيف من ${isolate(email)} لهذه الوظيفة.`,
    addressAlreadyApplied: 'سبق استلام طلب توظيف من هذا العنوان.',
    alreadyAppliedTitle: 'سبق أن قدّمت طلبًا',
    sending: 'جارٍ إرسال طلبك…',
    sendingInterest: 'جارٍ إرسال تسجيلك…',
    waiting: 'أنت غير متصل. سنرسل طلبك عند عودة الاتصال.',
    waitingText: 'يمكنك أيضًا إعادة المحاولة الآن أو متابعة التعديل.',
    showFirstError: 'عرض الأولى',
    closed: 'لم تعد هذه الوظيفة تقبل الطلبات',
    closedNote: (dateTime) => `أُغلقت هذه الوظيفة في ${dateTime}`,
    closedText: 'لم يُرسل طلبك. إجاباتك لا تزال هنا، ويمكنك حفظها في ملف.',
    similarJobs: 'عرض وظائف مشابهة',
    yourAnswers: 'إجاباتك',
    refusedTitle: 'تعذّر إرسال طلب التوظيف',
    refused: 'إجاباتك لا تزال هنا. يُرجى إعادة المحاولة بعد قليل.',
    offline: 'يبدو أنه لا يوجد اتصال بالإنترنت. إجاباتك لا تزال هنا؛ يُرجى إعادة المحاولة.',
    automaticResend: 'سنرسله تلقائيًا متى أمكن ذلك. يمكنك أيضًا إعادة المحاولة الآن أو متابعة التعديل.',
    refusedAutomatically: 'يجب تعديل شيء فيه أولًا. اضغط على «إرسال» ليظهر لك.',
    listsFailedTitle: 'تعذّر تحميل بعض الأسئلة',
    listsFailedText: 'ما كتبته باقٍ. ولا يمكن إرسال الطلب من دون هذه الأسئلة.',
    refusedBusy: (n) =>
      `تصلنا طلبات كثيرة في هذه اللحظة. إجاباتك لا تزال هنا؛ يُرجى إعادة المحاولة بعد ${wait(n)}.`,
    tryAgain: 'إعادة المحاولة',
    agree: 'بإرسال الطلب فإنك توافق على هذا النص:',
    collectionNotice: 'إشعار جمع البيانات',
    uploadsFailedTitle: 'وصل طلبك. لا يزال ينقصه ملف.',
    uploadsFailedText: 'لم يُفقد شيء: أرسل الملف من جديد، أو اختر ملفًا آخر.',
    uploadsLostText: 'لم يُفقد شيء سواه: اختر الملف من جديد وسيُرسل فورًا.',
    uploadsAutomaticResend: 'سيُعاد إرساله تلقائيًا متى أمكن ذلك، من حيث توقف.',
    retryUpload: 'إعادة الإرسال',
    replace: 'اختيار ملف آخر',
    replaceFile: (name) => `اختيار ملف آخر بدلًا من ${isolate(name)}`,
    chooseAgain: 'الاختيار من جديد',
    chooseFileAgain: (name) => `اختيار ${isolate(name)} من جديد`,
    uploadLost: 'يجب اختياره من جديد',
    uploadWaiting: 'في الانتظار',
    uploadSending: (percent) => `أُرسل ${percent}٪`,
    uploadSent: 'تم استلامه',
    uploadFailed: 'لم يُستلم',
    uploadBusy: (n) => `تُرسل إلينا ملفات كثيرة في هذه اللحظة: يُرجى إعادة الإرسال بعد ${wait(n)}.`,
  },
  receivedTexts: {
    title: 'تم استلام طلب التوظيف',
    interestTitle: 'تم تسجيل اهتمامك',
    unknownTitle: 'لم يُرسل شيء من هنا',
    thanks: (company) => `شكرًا لتقديم طلب توظيف لدى ${isolate(company)}.`,
    interestThanks: (company) => `شكرًا لاهتمامك بالعمل لدى ${isolate(company)}.`,
    reference: 'الرقم المرجعي',
    job: 'الوظيفة',
    submitted: 'تاريخ الاستلام',
    nextTitle: 'الخطوات التالية',
    receivedNote: 'وصلتنا إجاباتك وملفاتك وهي في أمان.',
    reviewAfterClosing: (day) =>
      `آخر موعد للتقديم هو ${isolate(day)}. وبعده يقرأ المسؤولون عن التوظيف كل طلب على حدة.`,
    reviewOnArrival: 'هذه الوظيفة مفتوحة إلى حين شغلها. ويقرأ المسؤولون عن التوظيف الطلبات فور وصولها.',
    reviewNote: 'يقرأ المسؤولون عن التوظيف كل طلب.',
    readInterest: 'لا توجد وظيفة شاغرة بعد: ومتى توفرت وظيفة مناسبة، بحثنا هنا أولًا.',
    contactNote: 'سنتواصل معك عبر عنوان البريد الإلكتروني الذي ذكرته.',
    quoteReference: 'إذا كتبت إلينا أو اتصلت بنا بهذا الشأن، فيُرجى ذكر الرقم المرجعي أعلاه.',
    copyTitle: 'ما أرسلته',
    copyNote: 'هذه النسخة موجودة في هذه الصفحة وحدها: اطبعها إن أردت الاحتفاظ بها.',
    link: 'عرض الطلب أو تصحيحه أو سحبه',
    linkNote:
      'يُفتح في علامة تبويب جديدة. احتفظ بهذا الرابط: فهو صالح لنصف سنة على أي جهاز، ومن يملكه يرى طلبك.',
    print: 'طباعة النسخة',
    more: 'عرض وظائف أخرى',
    unknown: 'لا يوجد طلب مسجّل في علامة التبويب هذه. إن كنت قد أرسلت طلبًا فهو محفوظ لدينا.',
  },
  draftTexts: {
    title: 'تقدّمك',
    saving: 'جارٍ الحفظ…',
    saved: 'تم الحفظ',
    savedInTab: 'محفوظ في هذا التبويب',
    offline: 'غير متصل',
    offlineSaved: 'غير متصل – تم الحفظ',
    more: 'الحفظ وخيارات أخرى',
    saveQuestion: 'هل تريد الحفظ على الجهاز؟',
    confirmSaving: 'حفظ',
    notNow: 'ليس الآن',
    saveOnDevice: 'الحفظ على هذا الجهاز',
    saveInTabOnly: 'عدم الحفظ على هذا الجهاز',
    savedOnDevice: (n) =>
      `محفوظ على هذا الجهاز إلى أن ترسل طلبك، ${days(n)} على الأكثر. وقد يحذفه المتصفح قبل ذلك.`,
    inTab: 'إجاباتك محفوظة فقط ما دامت علامة التبويب هذه مفتوحة.',
    startOver: 'البدء من جديد',
    startOverTitle: 'هل تريد البدء من جديد؟',
    startOverText: 'ستُحذف إجاباتك وملفاتك.',
    confirmStartOver: 'نعم، البدء من جديد',
    keepAnswers: 'الاحتفاظ بإجاباتي',
    refused: 'لا يمكننا حفظ تقدّمك على هذا الجهاز.',
    openInNewTab: 'الفتح في علامة تبويب جديدة',
    deviceFull: 'لم تعد هناك مساحة على هذا الجهاز.',
    filesOmitted: (names) =>
      `إجاباتك محفوظة، لكن لا توجد مساحة لـ ${isolate(names)}. اختر الملف من جديد إذا أغلقت علامة التبويب هذه.`,
    filesLost: (names) => `تعذّرت قراءة ${isolate(names)} من جديد. يُرجى اختيار الملف مرة أخرى.`,
    otherTabsTitle: 'هذا الطلب مفتوح في أكثر من علامة تبويب',
    savedInOtherTab: (time) =>
      `حفظته علامة تبويب أخرى عند ${isolate(time)}. تبقى النسختان إلى أن تختار إحداهما.`,
    showOther: 'عرض النسخة الأخرى',
    keepOwnVersion: 'الاحتفاظ بهذه النسخة فقط',
    questionsChangedTitle: 'تغيّرت بعض الأسئلة منذ أن أجبت عنها',
    formerAnswer: (answer) => `تغيّر هذا السؤال. كانت إجابتك: ${isolate(answer)}`,
    questionRemoved: (title, answer) => `لم يعد مطلوبًا: ${isolate(title)} (${isolate(answer)})`,
    questionChanged: (title, answer) => `${isolate(title)} كانت إجابتك: ${isolate(answer)}`,
  },
  answerFileTexts: {
    save: 'حفظ في ملف',
    open: 'المتابعة من ملف',
    note: 'يحتوي الملف على إجاباتك ومستنداتك. ويملأ هذا النموذج، أو نموذج شركة أخرى، على أي حاسوب. ويستطيع كل من يملكه قراءته.',
    fileName: (code) => `application-${code}.json`,
    saved: (name) => `تم الحفظ في ${isolate(name)}، وفيه إجاباتك والمستندات التي اخترتها.`,
    savedWithout: (names) => `ليس في الملف: ${isolate(names)}.`,
    failed: 'تعذّر إنشاء الملف. يُرجى إعادة المحاولة.',
    reading: (name) => `جارٍ قراءة ${isolate(name)}…`,
    answersFilled: (n, name) =>
      selectPlural(n, {
        one: `مُلئت إجابة واحدة من ${isolate(name)}.`,
        two: `مُلئت إجابتان من ${isolate(name)}.`,
        few: `مُلئت ${n} إجابات من ${isolate(name)}.`,
        other: `مُلئت ${n} إجابة من ${isolate(name)}.`,
      }),
    nothingFilled: (name) => `لا شيء في ${isolate(name)} يجيب عن سؤال لا يزال مفتوحًا هنا.`,
    answersKept: (labels) => `بقي كما هو هنا: ${isolate(labels)}.`,
    filesLost: (names) => `غير مكتمل في الملف: ${isolate(names)}. يُرجى اختياره من جديد.`,
    unmatchedTitle: 'غير مطلوب هنا',
    unmatchedAnswer: (question, answer) => `${isolate(question)}: ${isolate(answer)}`,
    problems: {
      notOurs: 'هذا ليس ملفًا محفوظًا من نموذج طلب توظيف، ولا ملف JSON Resume.',
      newer: 'حُفظ هذا الملف بإصدار أحدث من هذا النموذج. أعد تحميل الصفحة ثم حاول من جديد.',
      tooBig: 'هذا الملف أكبر من أن يكون محفوظًا من نموذج طلب توظيف.',
      unreadable: 'تعذّرت قراءة هذا الملف. يُرجى اختياره من جديد.',
    },
  },
  stepTexts: {
    step: (at, of) => `الخطوة ${at} من ${of}`,
    next: 'متابعة',
    back: 'رجوع',
    backToStep: (title) => `إلى ${isolate(title)}`,
    rest: 'معلومات أخرى',
    checkTitle: 'راجع إجاباتك قبل الإرسال',
    change: 'تغيير',
    answer: 'إجابة',
    empty: 'بلا إجابة',
    missing: 'إلزامي – بلا إجابة',
    done: 'تم',
    edit: 'تعديل',
    preview: 'معاينة كما يراه صاحب العمل',
    previewTitle: 'ما سيراه صاحب العمل',
    previewNote: 'هكذا سيرى فريق التوظيف طلبك. لم يُرسل شيء بعد.',
    backToForm: 'العودة إلى النموذج',
  },
  resumeFillTexts: {
    autofill: 'الملء من سيرتي الذاتية',
    useAttached: 'استخدام السيرة المرفقة',
    note: 'نقرؤها على هذا الجهاز.',
    notSent: 'لا يُرسل شيء قبل أن ترسل طلبك.',
    reading: (file) => `جارٍ قراءة ${isolate(file)}…`,
    answersFilled: (n) =>
      selectPlural(n, {
        one: 'مُلئت إجابة واحدة من سيرتك الذاتية. يُرجى مراجعتها.',
        two: 'مُلئت إجابتان من سيرتك الذاتية. يُرجى مراجعتهما.',
        few: `مُلئت ${n} إجابات من سيرتك الذاتية. يُرجى مراجعتها.`,
        other: `مُلئت ${n} إجابة من سيرتك الذاتية. يُرجى مراجعتها.`,
      }),
    nothingFilled: 'لا شيء في سيرتك الذاتية يجيب عن سؤال لا يزال مفتوحًا هنا.',
    title: 'من سيرتك الذاتية: يُرجى المراجعة',
    remark: 'من سيرتك الذاتية: يُرجى المراجعة.',
    confirm: 'صحيح',
    confirmAnswer: (label) => `صحيح: ${isolate(label)}`,
    confirmAll: 'كلها صحيحة',
    undoFill: 'التراجع عنها كلها',
    fillUndone: 'أُزيل ما جاء من سيرتك الذاتية.',
    checked: 'شكرًا: تمت مراجعة كل شيء.',
    notFound: (labels) => `لم يُعثر فيها على: ${isolate(labels)}.`,
    problems: {
      noText: 'لم يُعثر فيها على نص يُقرأ: ربما كانت صورة صفحة.',
      encrypted: 'هي محمية بكلمة مرور وتعذّرت قراءتها.',
      damaged: 'تعذّرت قراءتها: يبدو أن الملف تالف.',
      tooLarge: 'حجمها أكبر من أن تُقرأ.',
      unknownKind: 'لا يمكن قراءة هذا النوع من الملفات هنا: يصلح PDF وDOCX وODT وRTF والنص العادي.',
      tookTooLong: 'استغرقت القراءة وقتًا أطول مما ينبغي فأُوقفت.',
      unable: 'لا يستطيع هذا المتصفح قراءتها.',
      busy: 'خادمنا مشغول الآن: يُرجى المحاولة لاحقًا.',
      serverUnreachable: 'تعذّر الوصول إلى خادمنا.',
    },
    readOnServer: 'اطلب من خادمنا قراءتها',
    serverNote: 'يُرسل ملفك إليه ليُقرأ. ولا يُحتفظ بشيء منه.',
    manualNote: 'يمكنك ملء النموذج بنفسك؛ ويمكن إرسال ملفك على أي حال.',
  },
  formPostTexts: {
    questionAdded: 'أُضيف هذا السؤال بسبب إحدى إجاباتك.',
    chooseAgain: 'يُرجى اختيار الملف من جديد: تعذّر الاحتفاظ به.',
    sendAgainNote:
      'يُرجى الضغط على «إرسال» مرة أخرى. بقي النموذج مفتوحًا وقتًا طويلًا أو أُرسل كما ترسل البرامج؛ إجاباتك لا تزال هنا.',
    goBack: 'لم يُرسل شيء. ارجع إلى الوراء: ما كتبته موجود في الصفحة السابقة.',
  },
  unavailableTexts: {
    title: 'هذا الموقع غير متاح حاليًا',
    tryLater: 'يُرجى المحاولة مرة أخرى بعد لحظات.',
    tryAgain: 'حاول مرة أخرى',
    notSent: 'لم يُرسل نموذجك. إجاباتك محفوظة في هذه الصفحة: أعد إرسالها بعد لحظات.',
    sendAgain: 'إعادة الإرسال',
    typeAgain: 'لا تُحفظ الإجابات السرية في هذه الصفحة. يُرجى كتابتها من جديد:',
    chooseAgain: 'تعذّر الاحتفاظ بملفاتك. يُرجى اختيارها من جديد:',
  },
  noScriptFormTexts: {
    decoy: 'اترك هذا الحقل فارغًا',
    fileKept: (size) => `${isolate(size)} · محفوظ لدينا للمحاولة التالية`,
    remove: (name) => `إزالة ${isolate(name)}`,
    blankRows: 'ما يبقى فارغًا لا يُرسل.',
    fillManually: 'ملء النموذج بنفسي',
  },
  abandonmentTexts: {
    choice: 'يُسمح بإحصاء السؤال الذي يُترك عنده هذا النموذج. لا تُحفظ إلا أعداد، ولا شيء عنك أو عن إجاباتك.',
    doNotTrackNote: 'يطلب متصفحك عدم إحصائك: لن يعلم أحد عند أي سؤال تترك هذا النموذج.',
  },
  marketplaceTexts: {
    applyWithDomain: (domain) => `التقديم عبر ${isolate(domain)}`,
    offerNote: 'أحضر بياناتك وسيرتك الذاتية من هناك، أو املأ النموذج بنفسك.',
    filledTitle: (domain) => `مُلئ من ${isolate(domain)}`,
    filledNote: (time, labels) =>
      labels.length === 0
        ? `وصل ملفك الشخصي عند ${isolate(time)}، من دون إجابات عن هذا النموذج.`
        : `وصل ملفك الشخصي عند ${isolate(time)} وأجاب عن: ${labels.map(isolate).join('، ')}. يُرجى مراجعته قبل الإرسال.`,
    clearResume: 'إزالة السيرة الذاتية',
    clearResumeLabel: (filename) => `إزالة السيرة الذاتية: ${isolate(filename)}`,
    failedTitle: (domain) => `تعذّر جلب ملفك الشخصي من ${isolate(domain)}`,
    failedText: 'يمكنك ملء النموذج بنفسك أو إعادة المحاولة.',
  },
}
