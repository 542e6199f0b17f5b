/**
 * The pictures of the gallery, in their order. An original lies in `src/pictures`; `npm run pictures` makes of it
 * the files `pictures/<name>-<width>.avif`, `.webp` and `.jpg`, and prints its colour, which is shown until the
 * picture is there. The size is that of the largest file, in pixels. `alt` says what is seen, in each language.
 */
export const gallery = {
  /** A content delivery network that holds the folder `pictures`, as https://…/; empty for our own site. */
  host: '',
  /** The pictures are renderings and the site says so; false once they are photographs of your own. */
  illustrations: true,
  pictures: [
    {
      name: 'granules_macro',
      width: 1600,
      height: 1200,
      colour: '#584733',
      alt: {
        ar: 'كومة حبيبات سماد عن قرب',
        en: 'A heap of fertilizer granules, close up',
        fa: 'انبوه گرانول‌های کود از نمای نزدیک',
        fr: 'Tas de granulés d’engrais vu de près',
        ja: '肥料の粒（接写）',
      },
    },
    {
      name: 'crop_rows',
      width: 1600,
      height: 1200,
      colour: '#747664',
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
      width: 1600,
      height: 1200,
      colour: '#8b8d81',
      alt: {
        ar: 'أكياس سماد على منصات خشبية في مستودع',
        en: 'Bags of fertilizer on pallets in a warehouse',
        fa: 'کیسه‌های کود روی پالت در انبار',
        fr: 'Sacs d’engrais sur palettes dans un entrepôt',
        ja: '倉庫でパレットに積まれた肥料の袋',
      },
    },
    {
      name: 'wheat_sunset',
      width: 1600,
      height: 1200,
      colour: '#9f7f54',
      alt: {
        ar: 'سنابل قمح ناضجة في ضوء الغروب',
        en: 'Ripe ears of wheat in evening light',
        fa: 'خوشه‌های رسیدهٔ گندم در نور غروب',
        fr: 'Épis de blé mûrs à la lumière du soir',
        ja: '夕日を浴びる実った小麦の穂',
      },
    },
    {
      name: 'granules_stream',
      width: 1600,
      height: 1200,
      colour: '#343724',
      alt: {
        ar: 'حبيبات سماد تنسكب فوق كومة',
        en: 'Fertilizer granules pouring onto a heap',
        fa: 'ریزش گرانول‌های کود روی هم',
        fr: 'Granulés d’engrais versés sur un tas',
        ja: '積み上がった粒の上に注がれる肥料',
      },
    },
    {
      name: 'pivot_aerial',
      width: 1600,
      height: 1200,
      colour: '#706f4c',
      alt: {
        ar: 'حقول دائرية بالري المحوري كما تُرى من الجو',
        en: 'Round pivot-irrigated fields seen from the air',
        fa: 'مزارع دایره‌ای با آبیاری سنترپیوت، نمای هوایی',
        fr: 'Champs circulaires irrigués par pivot, vus du ciel',
        ja: '上空から見たセンターピボット灌漑の円い畑',
      },
    },
    {
      name: 'bag_print_closeup',
      width: 1600,
      height: 1200,
      colour: '#7a8471',
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
      width: 1600,
      height: 1200,
      colour: '#5c5833',
      alt: {
        ar: 'شتلة في تربة وحبيبات حولها',
        en: 'A seedling in soil with granules around it',
        fa: 'گیاهچه‌ای در خاک و گرانول‌ها پیرامون آن',
        fr: 'Jeune plant en terre entouré de granulés',
        ja: '苗とその周りの肥料の粒',
      },
    },
    {
      name: 'granules_white',
      width: 1600,
      height: 1200,
      colour: '#928c84',
      alt: {
        ar: 'حبيبات سماد على سطح أبيض',
        en: 'Fertilizer granules on a white surface',
        fa: 'گرانول‌های کود روی سطح سفید',
        fr: 'Granulés d’engrais sur fond blanc',
        ja: '白い面に置かれた肥料の粒',
      },
    },
    {
      name: 'port_dusk',
      width: 1600,
      height: 1200,
      colour: '#87726b',
      alt: {
        ar: 'سفينة بضائع سائبة ورافعات ميناء عند الغروب',
        en: 'A bulk carrier and port cranes at dusk',
        fa: 'کشتی فله‌بر و جرثقیل‌های بندر هنگام غروب',
        fr: 'Vraquier et grues de port au crépuscule',
        ja: '夕暮れの港のばら積み船とクレーン',
      },
    },
    {
      name: 'jumbo_bags',
      width: 1600,
      height: 1200,
      colour: '#a19f95',
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
      width: 1600,
      height: 1200,
      colour: '#8a867a',
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
