import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { pictures } from './pictures.js';

const slides = pictures.map(({ large }) => ({ src: large, width: 960, height: 720 }));

function Page() {
  const [index, setIndex] = useState(-1);
  return (
    <>
      {pictures.map(({ small }, at) => (
        <button type="button" key={small} className="thumb" onClick={() => setIndex(at)}>
          <img src={small} alt="" />
        </button>
      ))}
      <Lightbox index={index} slides={slides} open={index >= 0} close={() => setIndex(-1)} plugins={[Zoom]} />
    </>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
