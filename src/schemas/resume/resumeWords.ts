/**
 * Words that appear in large type at the top of a résumé and are not names, in English, German, French and Arabic.
 */
const headings = `
resume résumé cv curriculum vitae lebenslauf profile profil summary about contact kontakt coordonnées experience erfahrung
berufserfahrung expérience expériences professionnelle professionnelles professional work history employment education
ausbildung bildung studium formation formations skills kenntnisse fähigkeiten compétences languages sprachen langues
interests hobbys loisirs centres intérêt certifications zertifikate projects projekte projets objective career personal
persönliche daten angaben details information informations address adresse anschrift phone telefon téléphone email e-mail
mobile mobil application bewerbung candidature page seite years jahre ans present heute portfolio links key strengths
qualifications achievements awards volunteer training berufsweg werdegang state nationality references
السيرة سيرة ذاتية الذاتية الخبرة الخبرات العملية المهنية المهني التعليم المهارات اللغات الملخص ملخص نبذة معلومات شخصية الشخصية الاتصال
التواصل بيانات البيانات الهاتف العنوان البريد الإلكتروني الشهادات الدورات الهدف الوظيفي خبرة تعليم مهارات لغات
`
const professions = `
engineer developer manager designer analyst nurse teacher surveyor accountant consultant assistant officer director lead
senior junior software product project data marketing sales administrator specialist scientist technician architect
coordinator planner inspector electrician carpenter chef driver registered building civil mechanical
ingenieur ingenieurin entwickler entwicklerin leiter leiterin projektleiter projektleiterin berater beraterin lehrer lehrerin
pflegefachkraft pflegefachfrau krankenpfleger kauffrau kaufmann buchhalter buchhalterin techniker technikerin architektin
sachbearbeiter sachbearbeiterin elektriker elektrikerin gestalterin gestalter referent referentin
ingénieur ingénieure développeur développeuse responsable chef cheffe chargé chargée comptable infirmier infirmière
enseignant enseignante technicien technicienne architecte conducteur conductrice projet projets travaux assistante
directeur directrice analyste graphiste électricien électricienne
مهندس مهندسة مطور مطورة مدير مديرة محاسب محاسبة معلم معلمة ممرض ممرضة محلل محللة مصمم مصممة فني فنية مشروع مشاريع مدنية مدني
برمجيات أول مساعد مساعدة إداري إدارية منسق منسقة مبيعات تسويق كهربائي كهربائية
university college school institute gmbh ag ltd inc pty llc company council group street road city universität hochschule
schule stadt université école lycée institut société جامعة كلية مدرسة شركة بلدية مجموعة شارع مدينة
`
const splitWords = (text: string) => new Set(text.split(/\s+/).filter(Boolean))

/** Words that names never contain. */
export const notNames: ReadonlySet<string> = new Set([...splitWords(headings), ...splitWords(professions)])

/** Lower-case parts of names: 'Ludwig van Beethoven'. */
export const particles: ReadonlySet<string> = splitWords(
  'von vom van zu zum zur der den de del della di da dos du des la le les ten ter bin ibn bint al el ben',
)

/** Titles before a name: 'Dr. Ada Byron'. */
export const honorifics =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|ing|dipl\.?-ing|mag|herr|frau|m|mme|mlle|monsieur|madame|السيد|السيدة|د|أ|م|الدكتور|الدكتورة|المهندس|المهندسة)(?:\.|(?= ))\s*)+/i
