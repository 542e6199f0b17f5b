/**
 * The images of the gallery in their order. To add an image, copy the file into `src/images` in any size and format. Add
 * its name without extension and its description in each language (`alt`). Then run `npm run images`, which writes the
 * published files and their colors in `image-colors.json`.
 */
export const gallery = {
  /** The URL of a CDN that serves the folder `pictures`, as https://…/, or `''` for your own site. */
  host: '',
  /** `true` if the images are renderings. The site then says so. Set it to `false` for photographs. */
  illustrations: true,
  images: [
    {
      name: 'port_dusk',
      alt: {
        ar: 'سفينة بضائع سائبة ورافعات ميناء عند الغروب',
        en: 'A bulk carrier and port cranes at dusk',
        fa: 'کشتی فله‌بر و جرثقیل‌های بندر هنگام غروب',
        fr: 'Vraquier et grues de port au crépuscule',
        ja: '夕暮れの港のばら積み船とクレーン',
      },
    },
    {
      name: 'pallet_rows',
      alt: {
        ar: 'صفوف من الطبليات المحمّلة بالأكياس في ساحة، كما تُرى من الأعلى',
        en: 'Rows of pallets with bags in a yard, seen from above',
        fa: 'ردیف‌های پالت با کیسه‌های کود در محوطه، از بالا',
        fr: 'Rangées de palettes chargées de sacs sur une aire, vues de haut',
        ja: '上から見た、袋を積んだパレットの列',
      },
    },
    {
      name: 'jumbo_bags',
      alt: {
        ar: 'صف أكياس جامبو في مستودع مضيء',
        en: 'A row of jumbo bags in a bright warehouse',
        fa: 'ردیفی از جامبوبگ‌ها در انباری روشن',
        fr: 'Rangée de big bags dans un entrepôt lumineux',
        ja: '明るい倉庫に並ぶフレコンバッグ',
      },
    },
    {
      name: 'bag_field',
      alt: {
        ar: 'كيس سماد وكومة حبيبات في حقل عند الغروب',
        en: 'A bag and a heap of granules in a field at sunset',
        fa: 'کیسهٔ کود و توده‌ای گرانول در مزرعه هنگام غروب',
        fr: 'Sac et tas de granulés dans un champ au coucher du soleil',
        ja: '夕日の畑に置かれた肥料の袋と粒の山',
      },
    },
    {
      name: 'bag_seam',
      alt: {
        ar: 'الطرف العلوي لكيس السماد بخياطته الخضراء',
        en: 'The top of a bag with its green seam',
        fa: 'لبهٔ بالای کیسهٔ کود با دوخت سبز',
        fr: 'Haut d’un sac avec sa couture verte',
        ja: '緑の糸で縫われた袋の口',
      },
    },
    {
      name: 'granules_macro',
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
      alt: {
        ar: 'حبيبات سماد في طبق أبيض وبجانبه أوراق خضراء',
        en: 'Fertilizer granules in a white dish beside green leaves',
        fa: 'گرانول‌های کود در ظرفی سفید کنار برگ‌های سبز',
        fr: 'Granulés d’engrais dans une assiette blanche, à côté de feuilles vertes',
        ja: '白い皿に入った肥料の粒と緑の葉',
      },
    },
    {
      name: 'bag_granules',
      alt: {
        ar: 'كومة حبيبات سماد أمام كيس',
        en: 'A heap of granules in front of a bag',
        fa: 'توده‌ای گرانول کود جلوی کیسه',
        fr: 'Tas de granulés devant un sac',
        ja: '袋の前に積まれた肥料の粒',
      },
    },
    {
      name: 'seedling',
      alt: {
        ar: 'شتلة خضراء في حقل',
        en: 'A green seedling in a field',
        fa: 'گیاهچه‌ای سبز در مزرعه',
        fr: 'Jeune plant vert dans un champ',
        ja: '畑で育つ緑の苗',
      },
    },
    {
      name: 'crop_rows',
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
