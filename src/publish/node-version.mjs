// Runs before npm's commands: what is too old would end in a syntax error somewhere inside a package.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (!(major === 20 ? minor >= 19 : major > 22 || (major === 22 && minor >= 12))) {
  console.error(
    `\nNode ${process.versions.node} is too old for the tools of this project: install 22 (https://nodejs.org), or 20.19 at least.\n`,
  );
  process.exit(1);
}
