// Runs in the page that a native reader gets: keeps what he answers, and hands it out as one file.
const { language, texts } = JSON.parse(document.querySelector('script[type="application/json"]').textContent);
const kept = `words-${language}`;
const reader = document.querySelector('#reader');
const articles = [...document.querySelectorAll('article')];

/** What stands in an article: nothing, right, or what is better. */
function answer(article) {
  const choice = article.querySelector(':checked')?.value;
  const better = article.querySelector('textarea').value.trim();
  return choice === 'better' ? { better } : choice && { right: true };
}

function answers() {
  const answered = articles.map((article, at) => ({ ...texts[at], ...answer(article) }));
  return {
    language,
    name: reader.value.trim(),
    date: new Date().toISOString().slice(0, 10),
    texts: answered.filter(({ right, better }) => right || better),
  };
}

function show() {
  for (const article of articles) {
    article.querySelector('textarea').hidden = article.querySelector(':checked')?.value !== 'better';
  }
  document.querySelector('output').value = `${answers().texts.length} / ${texts.length}`;
}

function keep() {
  show();
  try {
    localStorage.setItem(kept, JSON.stringify(answers()));
  } catch {
    // A browser may refuse it to files; then the answers last as long as the page.
  }
}

function bringBack() {
  try {
    const before = JSON.parse(localStorage.getItem(kept)) ?? { texts: [], name: '' };
    reader.value = before.name;
    for (const { file, key, was, better } of before.texts) {
      const at = texts.findIndex((text) => text.file === file && text.key === key && text.was === was);
      if (at < 0) continue;
      articles[at].querySelector(`[value="${better ? 'better' : 'right'}"]`).checked = true;
      if (better) articles[at].querySelector('textarea').value = better;
    }
  } catch {
    // Nothing was kept.
  }
}

document.querySelector('button').addEventListener('click', () => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(answers(), null, 2)], { type: 'application/json' }),
  );
  link.download = `words-${language}.json`;
  link.click();
});
addEventListener('input', keep);
bringBack();
show();
