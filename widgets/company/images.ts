/**
 * The images of the gallery in their order. To add an image, copy the file into `src/images`, but not as HEIC. Add its
 * name without extension, and in each language its title of one or two words (`title`) and its description (`alt`).
 * Then run `npm run images -- <name>`, which writes the published files, and their size in `image-files.json`.
 */
export const gallery = {
  /** The URL of a CDN that serves the folder `pictures`, as https://…/, or `''` for your own site. */
  host: '',
  /** `true` if the images are renderings. The site then says so. Set it to `false` for photographs. */
  illustrations: true,
  images: [
    {
      name: 'port_dusk',
      title: { ar: 'الميناء', en: 'Port', fa: 'بندر', fr: 'Port', ja: '港' },
      alt: {
        ar: 'سفينة بضائع سائبة ورافعات ميناء عند الغروب',
        en: 'A bulk carrier and port cranes at dusk',
        fa: 'کشتی فله‌بر و جرثقیل‌های بندر هنگام غروب',
        fr: 'Vraquier et grues de port au crépuscule',
        ja: '夕暮れの港のばら積み船とクレーン',
      },
    },
    {
      name: 'pallets',
      title: { ar: 'التخزين', en: 'Storage', fa: 'انبار', fr: 'Stockage', ja: '保管' },
      alt: {
        ar: 'أكياس سماد مكدّسة على طبليات خشبية في مستودع',
        en: 'Bags stacked on wooden pallets in a warehouse',
        fa: 'کیسه‌های کود روی پالت‌های چوبی در انبار',
        fr: 'Sacs d’engrais empilés sur des palettes en bois dans un entrepôt',
        ja: '倉庫の木製パレットに積まれた肥料の袋',
      },
    },
    {
      name: 'jumbo_bags',
      title: { ar: 'أكياس الجامبو', en: 'Jumbo bags', fa: 'جامبوبگ', fr: 'Big bags', ja: 'フレコンバッグ' },
      alt: {
        ar: 'صف أكياس جامبو في مستودع مضيء',
        en: 'A row of jumbo bags in a bright warehouse',
        fa: 'ردیفی از جامبوبگ‌ها در انباری روشن',
        fr: 'Rangée de big bags dans un entrepôt lumineux',
        ja: '明るい倉庫に並ぶフレコンバッグ',
      },
    },
    {
      name: 'bag_green',
      title: { ar: 'الأكياس', en: 'Bags', fa: 'کیسه‌ها', fr: 'Sacs', ja: '袋詰め' },
      alt: {
        ar: 'كيس سماد وعند قاعدته حبيبات',
        en: 'A bag with granules at its foot',
        fa: 'کیسهٔ کود با مقداری گرانول در پای آن',
        fr: 'Sac d’engrais avec des granulés à son pied',
        ja: '肥料の袋と手前の粒',
      },
    },
    {
      name: 'bag_print',
      title: { ar: 'بيانات الكيس', en: 'Bag label', fa: 'برچسب کیسه', fr: 'Étiquetage', ja: '袋の表示' },
      alt: {
        ar: 'أكياس سماد مطبوعة وأمامها كومة حبيبات',
        en: 'Printed bags with a heap of granules in front of them',
        fa: 'کیسه‌های چاپ‌شده و توده‌ای گرانول جلوی آن‌ها',
        fr: 'Sacs d’engrais imprimés et tas de granulés au premier plan',
        ja: '表示が印刷された肥料の袋と手前の粒の山',
      },
    },
    {
      name: 'granules_macro',
      title: { ar: 'الحبيبات', en: 'Granules', fa: 'گرانول‌ها', fr: 'Granulés', ja: '粒' },
      alt: {
        ar: 'لقطة قريبة لكومة حبيبات سماد',
        en: 'Heap of fertilizer granules, close-up',
        fa: 'نمای نزدیک از انبوه گرانول‌های کود',
        fr: 'Tas de granulés d’engrais vu de près',
        ja: '肥料の粒（接写）',
      },
    },
    {
      name: 'dish_flatlay',
      title: { ar: 'العيّنة', en: 'Sample', fa: 'نمونه', fr: 'Échantillon', ja: 'サンプル' },
      alt: {
        ar: 'حبيبات سماد في طبق أبيض وبجانبه أوراق خضراء',
        en: 'Fertilizer granules in a white dish beside green leaves',
        fa: 'گرانول‌های کود در ظرفی سفید کنار برگ‌های سبز',
        fr: 'Granulés d’engrais dans une assiette blanche, à côté de feuilles vertes',
        ja: '白い皿に入った肥料の粒と緑の葉',
      },
    },
    {
      name: 'heap_field',
      title: { ar: 'الحقل', en: 'Field', fa: 'مزرعه', fr: 'Champ', ja: '畑' },
      alt: {
        ar: 'كومة حبيبات سماد في حقل عند الغروب',
        en: 'A heap of granules in a field at sunset',
        fa: 'توده‌ای گرانول کود در مزرعه هنگام غروب',
        fr: 'Tas de granulés dans un champ au coucher du soleil',
        ja: '夕日の畑に積まれた肥料の粒',
      },
    },
    {
      name: 'seedling',
      title: { ar: 'الشتلة', en: 'Seedling', fa: 'گیاهچه', fr: 'Jeune plant', ja: '苗' },
      alt: {
        ar: 'شتلة خضراء في تربة فيها حبيبات سماد',
        en: 'A green seedling in soil with granules',
        fa: 'گیاهچه‌ای سبز در خاکی با گرانول‌های کود',
        fr: 'Jeune plant vert dans une terre parsemée de granulés',
        ja: '肥料の粒をまいた土で育つ緑の苗',
      },
    },
    {
      name: 'crop_rows',
      title: { ar: 'الري', en: 'Irrigation', fa: 'آبیاری', fr: 'Irrigation', ja: '灌漑' },
      alt: {
        ar: 'صفوف زرع أخضر بينها ماء الري',
        en: 'Green crop rows with irrigation water between them',
        fa: 'ردیف‌های سبز محصول و آب میان آن‌ها',
        fr: 'Rangs de culture séparés par des raies d’irrigation',
        ja: '畝の間に水を引いた緑の畑',
      },
    },
    {
      name: 'pivot_aerial',
      title: { ar: 'من الجو', en: 'From above', fa: 'نمای هوایی', fr: 'Vue aérienne', ja: '上空から' },
      alt: {
        ar: 'حقول دائرية بالري المحوري كما تُرى من الجو',
        en: 'Aerial view of center-pivot irrigated fields',
        fa: 'نمای هوایی مزارع دایره‌ای با آبیاری سنترپیوت',
        fr: 'Champs circulaires irrigués par pivot, vus du ciel',
        ja: '上空から見たセンターピボット灌漑の円形の畑',
      },
    },
    {
      name: 'wheat_sunset',
      title: { ar: 'الحصاد', en: 'Harvest', fa: 'برداشت', fr: 'Récolte', ja: '収穫' },
      alt: {
        ar: 'سنابل قمح ناضجة في ضوء الغروب',
        en: 'Ripe ears of wheat in evening light',
        fa: 'خوشه‌های رسیدهٔ گندم در نور غروب',
        fr: 'Épis de blé mûrs à la lumière du soir',
        ja: '夕日を浴びる実った小麦の穂',
      },
    },
  ],
};
