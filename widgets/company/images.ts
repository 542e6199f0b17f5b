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
      name: 'pallets',
      alt: {
        ar: 'أكياس سماد على طبليات خشبية في مستودع',
        en: 'Bags of fertilizer on pallets in a warehouse',
        fa: 'کیسه‌های کود روی پالت در انبار',
        fr: 'Sacs d’engrais sur palettes dans un entrepôt',
        ja: '倉庫でパレットに積まれた肥料の袋',
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
      name: 'granules_stream',
      alt: {
        ar: 'حبيبات سماد تنسكب فوق كومة',
        en: 'Fertilizer granules pouring onto a heap',
        fa: 'ریزش گرانول‌های کود روی هم',
        fr: 'Granulés d’engrais versés sur un tas',
        ja: '積み上がった粒の上に注がれる肥料',
      },
    },
    {
      name: 'bag_print_closeup',
      alt: {
        ar: 'كيس مطبوع عليه DAP 18-46-0 وأمامه حبيبات',
        en: 'A bag printed DAP 18-46-0 with granules in front',
        fa: 'کیسه‌ای با نوشتهٔ DAP 18-46-0 و گرانول‌ها جلوی آن',
        fr: 'Sac marqué DAP 18-46-0, granulés au premier plan',
        ja: 'DAP 18-46-0と印刷された袋と手前の粒',
      },
    },
    {
      name: 'seedling_soil',
      alt: {
        ar: 'شتلة في تربة وحبيبات حولها',
        en: 'A seedling in soil with granules around it',
        fa: 'گیاهچه‌ای در خاک و گرانول‌ها پیرامون آن',
        fr: 'Jeune plant en terre entouré de granulés',
        ja: '苗とその周りの肥料の粒',
      },
    },
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
      name: 'granules_white',
      alt: {
        ar: 'حبيبات سماد على سطح أبيض',
        en: 'Fertilizer granules on a white surface',
        fa: 'گرانول‌های کود روی سطح سفید',
        fr: 'Granulés d’engrais sur fond blanc',
        ja: '白い面に置かれた肥料の粒',
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
      name: 'dish_flatlay',
      alt: {
        ar: 'حبيبات سماد في طبق أبيض وبجانبه أوراق خضراء',
        en: 'Fertilizer granules in a white dish beside green leaves',
        fa: 'گرانول‌های کود در ظرفی سفید کنار برگ‌های سبز',
        fr: 'Granulés d’engrais dans une assiette blanche, à côté de feuilles vertes',
        ja: '白い皿に入った肥料の粒と緑の葉',
      },
    },
  ],
};
